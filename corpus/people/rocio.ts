import type { Person } from '../person';

export const rocio: Person = {
  id: 'rocio',
  language: 'es',
  name: 'Rocío Valdivieso Amaya',
  title: 'Enfermera de urgencias',
  email: 'rocio.valdivieso@correosur.example',
  phone: '655 501 473',
  street: 'C/ Alameda de Capuchinos, 27, 3.º B',
  place: '29014 Málaga',
  placeForms: ['Málaga'],
  links: [],
  summary:
    'Enfermera con once años de experiencia en urgencias, cuidados intensivos y transporte sanitario. Especialmente interesada en la atención al paciente politraumatizado y en la docencia.',
  work: [
    {
      company: 'Hospital Comarcal Virgen de la Victoria Baja',
      position: 'Enfermera de urgencias',
      place: 'Málaga',
      start: '2019-06',
      end: 'present',
      bullets: [
        'Triaje y box de críticos en un servicio de 380 urgencias diarias',
        'Tutora clínica de alumnado de Grado',
        'Referente del protocolo de código ictus',
      ],
    },
    {
      company: 'Ambulancias Axarquía S. L.',
      position: 'Enfermera de transporte sanitario',
      place: 'Vélez-Málaga',
      start: '2017-01',
      end: '2019-05',
      bullets: ['Traslados interhospitalarios y cobertura de eventos'],
    },
    {
      company: 'Royal Wenbury Hospital',
      position: 'Staff Nurse',
      place: 'Coventry, Reino Unido',
      start: '2014-03',
      end: '2016-10',
      bullets: ['Unidad de cuidados intensivos de 16 camas'],
    },
    {
      company: 'Residencia Los Almendros',
      position: 'Enfermera',
      place: 'Antequera',
      start: '2013-07',
      end: '2013-12',
      bullets: ['Contrato de verano y sustituciones'],
    },
  ],
  education: [
    {
      institution: 'Universidad de los Montes de Málaga',
      degree: 'Máster Universitario',
      field: 'Enfermería de Urgencias',
      place: 'Málaga',
      start: '2018-10',
      end: '2019-09',
    },
    {
      institution: 'Universidad de los Montes de Málaga',
      degree: 'Grado',
      field: 'Enfermería',
      place: 'Málaga',
      start: '2009-09',
      end: '2013-06',
    },
    {
      institution: 'IES Pintor Ruiz Blasco',
      degree: 'Bachillerato de Ciencias',
      place: 'Antequera',
      start: '2007',
      end: '2009',
    },
  ],
  skills: [
    {
      group: 'Asistencia',
      items: [
        'Triaje Manchester',
        'Ventilación mecánica',
        'Canalización de vías',
        'Ecografía vascular',
        'Curas',
      ],
    },
    { group: 'Informática', items: ['Diraya', 'Excel'] },
    { group: 'Personales', items: ['Trabajo en equipo', 'Docencia', 'Gestión del estrés'] },
  ],
  certifications: [
    { name: 'Soporte Vital Avanzado', issuer: 'SEMICYUC', date: '2023-02' },
    { name: 'International Trauma Life Support', issuer: 'SEMES', date: '2020-11' },
    { name: 'Instructora de RCP', date: '2021-05' },
    { name: 'First Certificate in English', issuer: 'Cambridge', date: '2013' },
  ],
  languages: [
    { name: 'Español', level: 'nativo' },
    { name: 'Inglés', level: 'C1' },
  ],
  further: [
    { kind: 'volunteering', lines: ['Cruz Roja, puesto de playa de Torre del Mar (veranos de 2010 a 2012)'] },
    {
      kind: 'publications',
      lines: ['«Dolor y triaje: estudio en 210 pacientes», Cuadernos de Enfermería Andaluza, 2022'],
    },
  ],
};
