import type { Person } from '../person';

export const guadalupe: Person = {
  id: 'guadalupe',
  language: 'es',
  name: 'María Guadalupe Ríos Cárdenas',
  title: 'Ingeniera civil',
  email: 'mg.rios@obracivil.example',
  phone: '+52 33 5550 1234',
  street: 'Av. de los Colomos 215, 44630',
  place: 'Guadalajara, México',
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/guadalupe-rios-cardenas' }],
  summary:
    'Ingeniera civil especializada en puentes y drenaje urbano. Doce años entre el cálculo y el lodo, siempre con la bitácora al día.',
  work: [
    {
      company: 'Constructora Barranca Honda S.A. de C.V.',
      position: 'Gerente de obra',
      place: 'Guadalajara, Jalisco',
      start: '2018-05',
      end: 'present',
      bullets: [
        'Responsable de un puente atirantado de 320 m, entregado dos meses antes',
        'Presupuesto anual de 480 millones de pesos',
        'Cero accidentes graves en 1,9 millones de horas',
      ],
    },
    {
      company: 'Ingenieros del Bajío',
      position: 'Proyectista estructural',
      place: 'León, Guanajuato',
      start: '2013-08',
      end: '2018-04',
      bullets: ['Cálculo de 26 puentes vehiculares y peatonales', 'Revisión sísmica de escuelas'],
    },
    {
      company: 'Comisión Municipal de Aguas',
      position: 'Residente de obra',
      place: 'Tepic, Nayarit',
      start: '2011-01',
      end: '2013-07',
      bullets: ['Colectores pluviales en tres colonias inundables'],
    },
  ],
  education: [
    {
      institution: 'Instituto Tecnológico de la Barranca',
      degree: 'Maestría',
      field: 'Estructuras',
      place: 'Guadalajara',
      start: '2014-08',
      end: '2016-07',
    },
    {
      institution: 'Universidad Autónoma del Agave',
      degree: 'Licenciatura',
      field: 'Ingeniería Civil',
      place: 'Tequila, Jalisco',
      start: '2006-08',
      end: '2010-12',
      note: 'Promedio 9.4',
    },
  ],
  skills: [
    { group: 'Software', items: ['SAP2000', 'AutoCAD Civil 3D', 'MS Project', 'Revit'] },
    {
      group: 'Obra',
      items: ['Topografía', 'Control de calidad', 'Licitaciones', 'Concreto presforzado', 'Hidrología'],
    },
  ],
  certifications: [
    { name: 'Project Management Professional', issuer: 'Consejo Mundial de Proyectos', date: '2019-08' },
    { name: 'Perito en estructuras', issuer: 'Colegio de Ingenieros de Occidente', date: '2017-03' },
  ],
  languages: [
    { name: 'Español', level: 'lengua materna' },
    { name: 'Inglés', level: 'avanzado' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Puentes peatonales con la asociación Pasos del Río, desde 2015'] },
    { kind: 'publications', lines: ['«Socavación en pilas circulares», Revista Ingeniería del Agua, 2017'] },
  ],
};
