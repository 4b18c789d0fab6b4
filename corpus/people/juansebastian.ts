import type { Person } from '../person';

export const juansebastian: Person = {
  id: 'juansebastian',
  language: 'es',
  name: 'Juan Sebastián Ospina Restrepo',
  title: 'Desarrollador Full Stack',
  email: 'jsospina.dev@correo.example',
  phone: '+57 300 555 0147',
  street: 'Carrera 43A # 18 Sur-135, apto. 502',
  place: 'Medellín, Colombia',
  links: [
    { site: 'GitHub', address: 'https://github.com/jsospina-dev' },
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/juan-sebastian-ospina-restrepo' },
    { site: 'Portafolio', address: 'https://jsospina.example' },
  ],
  summary:
    'Desarrollador full stack con más de 5 años de experiencia en JavaScript/TypeScript, React, Node.js y AWS. He trabajado en equipos remotos para clientes de Estados Unidos y España. Apasionado por el código limpio y el aprendizaje continuo.',
  work: [
    {
      company: 'Nubex Labs',
      position: 'Desarrollador Full Stack Semi Senior',
      place: 'Remoto',
      start: '2022-08',
      end: 'present',
      bullets: [
        'Desarrollo de una plataforma de telemedicina con Next.js, NestJS y PostgreSQL (80.000 usuarios activos)',
        'Migración de un monolito a microservicios en AWS ECS; despliegues de quincenales a diarios',
        'Cobertura de pruebas del 35 % al 82 % con Jest y Cypress',
      ],
    },
    {
      company: 'Freelance',
      position: 'Desarrollador web',
      place: 'Medellín',
      start: '2021-02',
      end: '2022-07',
      bullets: ['Tiendas en Shopify y sitios en WordPress para más de 15 clientes'],
    },
    {
      company: 'Soluciones Informáticas del Aburrá S.A.S.',
      position: 'Desarrollador Junior',
      place: 'Envigado, Antioquia',
      start: '2019-07',
      end: '2021-01',
      bullets: [
        'Mantenimiento de un ERP en PHP (Laravel) y MySQL',
        'Integración con facturación electrónica DIAN',
      ],
    },
    {
      company: 'Contacto Total BPO',
      position: 'Agente bilingüe de servicio al cliente',
      place: 'Medellín',
      start: '2017-03',
      end: '2018-12',
      bullets: [
        'Soporte técnico en inglés para un operador de internet',
        'Agente del mes en cuatro ocasiones',
      ],
    },
  ],
  education: [
    {
      institution: 'Universidad de Antioquia',
      degree: 'Ingeniería de Sistemas',
      place: 'Medellín',
      start: '2020-02',
      end: 'present',
      note: 'Séptimo semestre, modalidad virtual',
    },
    {
      institution: 'SENA, Centro de Servicios y Gestión Empresarial',
      degree: 'Tecnólogo en Análisis y Desarrollo de Sistemas de Información',
      place: 'Medellín',
      start: '2017-01',
      end: '2019-06',
    },
    {
      institution: 'I.E. San José Obrero',
      degree: 'Bachiller académico',
      place: 'Itagüí, Antioquia',
      end: '2016-11',
    },
  ],
  skills: [
    { group: 'Frontend', items: ['JavaScript', 'TypeScript', 'React', 'Next.js', 'Tailwind CSS', 'HTML5'] },
    { group: 'Backend', items: ['Node.js', 'NestJS', 'PostgreSQL', 'MongoDB', 'Laravel', 'REST', 'GraphQL'] },
    { group: 'DevOps', items: ['Docker', 'AWS', 'GitHub Actions', 'Linux'] },
  ],
  certifications: [
    { name: 'AWS Certified Developer – Associate', issuer: 'Amazon Web Services', date: '2023-06' },
    { name: 'Scrum Fundamentals Certified (SFC)', issuer: 'SCRUMstudy', date: '2020' },
    { name: 'EF SET English Certificate 71/100 (C2)', issuer: 'EF SET', date: '2022-01' },
  ],
  languages: [
    { name: 'Español', level: 'nativo' },
    { name: 'Inglés', level: 'C1' },
  ],
  further: [
    {
      kind: 'projects',
      lines: [
        'RutaBici: aplicación móvil de ciclorrutas del Valle de Aburrá, hecha con React Native y OpenStreetMap',
        'Bot de Telegram para turnos de la EPS, 1.200 usuarios',
      ],
    },
    { kind: 'interests', lines: ['Ciclismo de ruta, videojuegos indie, salsa'] },
  ],
};
