import type { Person } from '../person';

export const ximena: Person = {
  id: 'ximena',
  language: 'es',
  name: 'Ximena Arriaga Covarrubias',
  title: 'Diseñadora UX/UI y Product Designer',
  email: 'hola@ximenaarriaga.example',
  phone: '+52 33 5555 0149',
  place: 'Zapopan, Jalisco',
  placeForms: ['Zapopan, Jalisco, México'],
  links: [
    { site: 'Portafolio', address: 'https://ximenaarriaga.example' },
    { site: 'Behance', address: 'https://www.behance.net/xime-arriaga' },
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/ximena-arriaga-ux' },
  ],
  summary:
    'Diseñadora UX con 6 años de experiencia en fintech y comercio electrónico. Investigo antes de dibujar, prototipo rápido y me gusta sentarme con desarrollo hasta que la pantalla queda como en Figma. Busco un equipo de producto remoto o híbrido en Guadalajara.',
  work: [
    {
      company: 'Kiosko Pago',
      position: 'Product Designer Sr.',
      place: 'Guadalajara',
      start: '2023-02',
      end: 'present',
      bullets: [
        'Rediseño del alta de comercios: el abandono bajó del 61 % al 34 %',
        'Sistema de diseño «Agave» con más de 120 componentes en Figma y Storybook',
        'Pruebas de usabilidad quincenales con tenderos de Jalisco y Michoacán',
      ],
    },
    {
      company: 'Grupo Salinas',
      position: 'Diseñadora UX',
      place: 'Ciudad de México',
      start: '2020-10',
      end: '2023-01',
      bullets: [
        'Flujos de crédito en la app móvil (2.3 millones de usuarios)',
        'Entrevistas en sucursal y mapas de experiencia',
        'Mentoría de dos becarias',
      ],
    },
    {
      company: 'Estudio Nopal',
      position: 'Diseñadora UI',
      place: 'Guadalajara',
      start: '2019-01',
      end: '2020-09',
      bullets: [
        'Interfaces para 14 clientes de turismo, salud y retail',
        'Maquetación en HTML, CSS y Webflow',
      ],
    },
    {
      company: 'Independiente',
      position: 'Diseñadora gráfica',
      place: 'Guadalajara',
      start: '2017-06',
      end: '2018-12',
      bullets: ['Identidad y empaques para mezcalerías y cafeterías locales'],
    },
  ],
  education: [
    {
      institution: 'ITESO, Universidad Jesuita de Guadalajara',
      degree: 'Maestría',
      field: 'Diseño de Experiencia de Usuario',
      place: 'Tlaquepaque',
      start: '2021-08',
      end: '2023-05',
      note: 'Mención honorífica',
    },
    {
      institution: 'Universidad de Guadalajara (CUAAD)',
      degree: 'Licenciatura',
      field: 'Diseño para la Comunicación Gráfica',
      place: 'Guadalajara',
      start: '2013-08',
      end: '2017-12',
    },
  ],
  skills: [
    {
      group: 'UX',
      items: [
        'Investigación con usuarios',
        'Arquitectura de información',
        'Prototipado',
        'Pruebas de usabilidad',
        'Accesibilidad (WCAG)',
      ],
    },
    { group: 'Herramientas', items: ['Figma', 'FigJam', 'Maze', 'Hotjar', 'Adobe Illustrator', 'Webflow'] },
    { group: 'Código', items: ['HTML', 'CSS', 'Storybook'] },
  ],
  certifications: [
    { name: 'Google UX Design Professional Certificate', issuer: 'Coursera', date: '2020-08' },
    { name: 'Certified Usability Analyst (CUA)', issuer: 'HFI', date: '2022-04' },
  ],
  languages: [
    { name: 'Español', level: 'nativo' },
    { name: 'Inglés', level: 'C1' },
    { name: 'Francés', level: 'A2' },
  ],
  further: [
    { kind: 'projects', lines: ['RutaTapatía, app para consultar camiones: 8,000 descargas'] },
    { kind: 'volunteering', lines: ['Organizadora de Ladies that UX Guadalajara desde 2021'] },
  ],
};
