import type { Person } from '../person';

export const macarena: Person = {
  id: 'macarena',
  language: 'es',
  name: 'Macarena Huenchullán Soto',
  title: 'Profesora de Educación General Básica',
  email: 'macarena.huenchullan@cartero.example',
  phone: '+56 9 5550 1846',
  place: 'Concepción, Chile',
  links: [],
  summary:
    'Profesora de enseñanza básica con mención en Lenguaje y Ciencias Naturales. Experiencia en escuelas rurales y urbanas, jefatura de curso y educación intercultural bilingüe.',
  work: [
    {
      company: 'Escuela Ribera del Biobío',
      position: 'Profesora jefa de 4.º básico',
      place: 'Concepción',
      start: '2020-03',
      end: 'present',
      bullets: [
        'Jefatura de un curso de 36 estudiantes',
        'Coordinación del plan lector de primer ciclo',
        'Alza de 19 puntos en SIMCE de lectura',
      ],
    },
    {
      company: 'Escuela Rural Quiriquina Alto',
      position: 'Profesora multigrado',
      place: 'Tirúa',
      start: '2016-03',
      end: '2019-12',
      bullets: [
        'Aula multigrado de 1.º a 6.º con 14 estudiantes',
        'Taller de mapudungun con la educadora tradicional',
      ],
    },
    {
      company: 'Colegio San Damián',
      position: 'Asistente de aula',
      place: 'Talcahuano',
      start: '2015-03',
      end: '2015-12',
      bullets: ['Apoyo en 1.º básico'],
    },
  ],
  education: [
    {
      institution: 'Universidad Pencopolitana',
      degree: 'Pedagogía',
      field: 'Educación General Básica',
      place: 'Concepción',
      start: '2010-03',
      end: '2014-12',
      note: 'Mención Lenguaje y Ciencias Naturales, distinción máxima',
    },
    {
      institution: 'Liceo Marta Brunet Cáraves',
      degree: 'Enseñanza Media',
      place: 'Cañete',
      start: '2006',
      end: '2009',
    },
  ],
  skills: [
    {
      group: 'Docencia',
      items: [
        'Planificación de aula',
        'Didáctica de la lectura',
        'Evaluación formativa',
        'Decreto 83',
        'Convivencia escolar',
      ],
    },
    { group: 'Tecnología', items: ['Google Classroom', 'Canva', 'Lirmi'] },
  ],
  certifications: [
    { name: 'Diplomado en Educación Intercultural', issuer: 'Universidad Pencopolitana', date: '2018-11' },
    { name: 'Evaluación Docente, nivel Destacado', issuer: 'CPEIP', date: '2022' },
  ],
  languages: [
    { name: 'Español', level: 'lengua materna' },
    { name: 'Mapudungun', level: 'intermedio' },
    { name: 'Inglés', level: 'básico' },
  ],
  further: [{ kind: 'references', lines: ['Jaime Urrutia Leal, director, Escuela Ribera del Biobío'] }],
};
