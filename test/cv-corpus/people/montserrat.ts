import type { Person } from '../person';

export const montserrat: Person = {
  id: 'montserrat',
  language: 'es',
  name: 'Montserrat Vilarrasa i Puig',
  title: 'Abogada mercantilista',
  email: 'mvilarrasa@advocacia-bcn.example',
  phone: '+34 655 50 01 42',
  street: 'C/ Provença, 284, 3.º 2.ª',
  place: '08008 Barcelona',
  placeForms: ['Barcelona'],
  links: [{ site: 'LinkedIn', address: 'https://www.linkedin.com/in/montserrat-vilarrasa' }],
  summary:
    'Abogada colegiada (ICAB) con 17 años de ejercicio en derecho mercantil y societario: fusiones y adquisiciones, pactos de socios y reestructuraciones. Experiencia en despacho y como responsable jurídica de empresa familiar.',
  work: [
    {
      company: 'Grup Ferrater Alimentació, S.A.',
      position: 'Directora de Asesoría Jurídica',
      place: 'Vic',
      start: '2019-01',
      end: 'present',
      bullets: [
        'Secretaria no consejera del consejo de administración',
        'Dirección de un equipo de tres abogados y coordinación de despachos externos',
        'Adquisición de dos competidores en Francia e Italia (34 M€)',
        'Implantación del programa de compliance penal',
      ],
    },
    {
      company: 'Roca-Sastre Benet Abogados, S.L.P.',
      position: 'Asociada sénior, departamento mercantil',
      place: 'Barcelona',
      start: '2013-09',
      end: '2018-12',
      bullets: [
        'Operaciones de M&A y capital riesgo en el middle market',
        'Due diligence y negociación de contratos de compraventa de acciones',
      ],
    },
    {
      company: 'Roca-Sastre Benet Abogados, S.L.P.',
      position: 'Asociada',
      place: 'Barcelona',
      start: '2009-10',
      end: '2013-08',
      bullets: [
        'Constitución de sociedades, juntas y modificaciones estatutarias',
        'Concursos de acreedores',
      ],
    },
    {
      company: 'Dirección General de Competencia, Comisión Europea',
      position: 'Prácticas (programa Blue Book)',
      place: 'Bruselas, Bélgica',
      start: '2008-10',
      end: '2009-02',
      bullets: ['Apoyo en expedientes de concentraciones'],
    },
  ],
  education: [
    {
      institution: 'ESADE',
      degree: 'Executive Master en Corporate Finance y Derecho',
      place: 'Barcelona',
      start: '2014',
      end: '2015',
    },
    {
      institution: 'Universitat Pompeu Fabra',
      degree: 'Licenciatura en Derecho',
      place: 'Barcelona',
      start: '2003-09',
      end: '2008-06',
      note: 'Premio extraordinario; Erasmus en la Université Libre de Bruxelles (2006-2007)',
    },
  ],
  skills: [
    {
      group: 'Áreas de práctica',
      items: ['Derecho societario', 'M&A', 'Contratación mercantil', 'Gobierno corporativo', 'Compliance'],
    },
    { group: 'Herramientas', items: ['Aranzadi', 'vLex', 'Microsoft 365', 'DocuSign'] },
  ],
  certifications: [
    { name: 'Certified Compliance Professional (CESCOM)', issuer: 'ASCOM', date: '2020-11' },
    {
      name: 'Mediadora mercantil',
      issuer: 'Il·lustre Col·legi de l’Advocacia de Barcelona',
      date: '2017-05',
    },
    { name: 'Nivel C2 de catalán', issuer: 'Generalitat de Catalunya', date: '2003' },
  ],
  languages: [
    { name: 'Catalán', level: 'lengua materna' },
    { name: 'Castellano', level: 'bilingüe' },
    { name: 'Inglés', level: 'C1 (Cambridge Advanced)' },
    { name: 'Francés', level: 'B2' },
  ],
  further: [
    {
      kind: 'publications',
      lines: ['«El pacto de socios en la empresa familiar», La Notaría Mercantil, n.º 3, 2021'],
    },
    { kind: 'volunteering', lines: ['Turno de orientación jurídica en Càritas Diocesana, desde 2016'] },
  ],
};
