import type { Person } from '../person';

export const inigo: Person = {
  id: 'inigo',
  language: 'es',
  name: 'Íñigo Echeverría Muñoz',
  title: 'Periodista y redactor jefe',
  email: 'inigo.echeverria@redaccion.example',
  phone: '+34 612 55 01 98',
  place: 'Bilbao, España',
  links: [
    { site: 'Twitter', address: 'https://twitter.com/inigo_escribe' },
    { site: 'Portfolio', address: 'https://inigoecheverria.example' },
  ],
  summary:
    'Periodista de datos con quince años de oficio. Ha dirigido redacciones pequeñas y coberturas grandes, y sigue corrigiendo comas.',
  work: [
    {
      company: 'El Faro de Bizkaia',
      position: 'Redactor jefe',
      place: 'Bilbao',
      start: '2019-10',
      end: 'present',
      bullets: [
        'Dirección de un equipo de 18 periodistas y tres programadores',
        'Investigación sobre contratos de basuras citada en el Parlamento',
        'Suscripciones digitales: de 4.000 a 21.000',
      ],
    },
    {
      company: 'Radio Cantábrico',
      position: 'Productor de informativos',
      place: 'Santander',
      start: '2014-03',
      end: '2019-09',
      bullets: ['Edición del informativo de la mañana', 'Creación de la unidad de verificación'],
    },
    {
      company: 'Agencia Meridiana',
      position: 'Corresponsal',
      place: 'Lisboa, Portugal',
      start: '2010-01',
      end: '2014-02',
      bullets: ['Cobertura de la crisis, dos elecciones y muchos incendios'],
    },
    {
      company: 'Revista Adoquín',
      position: 'Becario',
      place: 'Pamplona',
      start: '2008-summer',
      end: '2009-12',
      bullets: ['Reportajes sobre barrios y vivienda'],
    },
  ],
  education: [
    {
      institution: 'Universidad Abierta del Norte',
      degree: 'Máster',
      field: 'Periodismo de Investigación',
      place: 'Madrid',
      start: '2009-10',
      end: '2010-07',
    },
    {
      institution: 'Universidad de los Fueros',
      degree: 'Licenciatura',
      field: 'Periodismo',
      place: 'Pamplona',
      start: '2004-09',
      end: '2009-06',
    },
  ],
  skills: [
    { group: 'Redacción', items: ['Edición', 'Entrevistas', 'Verificación de datos', 'Guion de pódcast'] },
    { group: 'Datos', items: ['Python', 'Datawrapper', 'Hojas de cálculo', 'SQL', 'Web scraping'] },
  ],
  certifications: [
    { name: 'Certificado en Periodismo de Datos', issuer: 'Escuela Gaceta', date: '2016-06' },
    { name: 'Seguridad en zonas de riesgo', issuer: 'Instituto Cruz del Sur', date: '2012-04' },
  ],
  languages: [
    { name: 'Español', level: 'nativo' },
    { name: 'Euskera', level: 'C1' },
    { name: 'Portugués', level: 'C1' },
    { name: 'Inglés', level: 'B2' },
  ],
  further: [
    {
      kind: 'awards',
      lines: ['Premio Ría de periodismo local, 2021', 'Mención especial Micrófono Verde, 2018'],
    },
    { kind: 'interests', lines: ['Remo, ajedrez rápido'] },
  ],
};
