import type { Person } from '../person';

export const ulises: Person = {
  id: 'ulises',
  language: 'es',
  name: 'Ulises Treviño Garza',
  title: 'Gerente de Ventas',
  email: 'ulises.trevino@correoregio.example',
  phone: '81 5550 0192',
  place: 'Monterrey, Nuevo León',
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/ulises-trevino-garza' }],
  summary:
    'Ejecutivo comercial con 16 años de trayectoria en venta industrial y de consumo. Logro de cuota en 13 de 16 años, manejo de cuentas clave y desarrollo de equipos de hasta 22 vendedores.',
  work: [
    {
      company: 'Aceros y Perfiles del Norte S.A. de C.V.',
      position: 'Gerente de Ventas Zona Norte',
      place: 'San Nicolás de los Garza',
      start: '2021-08',
      end: 'present',
      bullets: [
        'Responsable de 410 millones de pesos anuales y de 22 vendedores',
        'Crecimiento de 18 % en el primer año',
        'Apertura de las sucursales de Saltillo y Reynosa',
      ],
    },
    {
      company: 'Aceros y Perfiles del Norte S.A. de C.V.',
      position: 'Coordinador de Cuentas Clave',
      place: 'San Nicolás de los Garza',
      start: '2018-03',
      end: '2021-07',
      bullets: ['Atención de las doce constructoras más grandes de la región'],
    },
    {
      company: 'Grupo Botanero La Carreta',
      position: 'Supervisor de Ventas',
      place: 'Monterrey',
      start: '2014-05',
      end: '2018-02',
      bullets: ['Supervisión de nueve rutas', 'Recuperación de cartera vencida por 3.6 millones'],
    },
    {
      company: 'Grupo Botanero La Carreta',
      position: 'Vendedor de Ruta',
      place: 'Guadalupe',
      start: '2011-01',
      end: '2014-04',
      bullets: ['Canal de abarrotes y tiendas de conveniencia'],
    },
    {
      company: 'Mueblería El Cedro',
      position: 'Asesor de Ventas',
      place: 'Monterrey',
      start: '2009-06',
      end: '2010-12',
      bullets: ['Atención en piso y apertura de créditos'],
    },
  ],
  education: [
    {
      institution: 'Universidad Cerro de la Silla',
      degree: 'Maestría',
      field: 'Mercadotecnia',
      place: 'Monterrey',
      start: '2016-08',
      end: '2018-06',
    },
    {
      institution: 'Universidad Cerro de la Silla',
      degree: 'Licenciatura',
      field: 'Administración de Empresas',
      place: 'Monterrey',
      start: '2005-08',
      end: '2010-05',
      note: 'Titulado, cédula profesional en trámite',
    },
  ],
  skills: [
    {
      group: 'Comerciales',
      items: [
        'Negociación',
        'Prospección',
        'Pronóstico de ventas',
        'Cobranza',
        'Manejo de personal',
        'Venta consultiva',
      ],
    },
    { group: 'Herramientas', items: ['Salesforce', 'SAP SD', 'Excel avanzado', 'Tableau'] },
  ],
  certifications: [
    { name: 'Diplomado en Dirección Comercial', issuer: 'Instituto Empresarial Regio', date: '2020-12' },
    { name: 'Salesforce Certified Associate', issuer: 'Salesforce', date: '2023-09' },
  ],
  languages: [
    { name: 'Español', level: 'nativo' },
    { name: 'Inglés', level: 'avanzado' },
  ],
  further: [
    { kind: 'awards', lines: ['Supervisor del año 2016', 'Club del Presidente 2022 y 2023'] },
    { kind: 'interests', lines: ['Carne asada, béisbol y ciclismo de montaña'] },
  ],
};
