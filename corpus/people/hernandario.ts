import type { Person } from '../person';

export const hernandario: Person = {
  id: 'hernandario',
  language: 'es',
  name: 'Hernán Darío Quintero Cifuentes',
  title: 'Ingeniero industrial',
  email: 'hdquintero@correovalle.example',
  phone: '+57 310 555 0148',
  street: 'Carrera 66 # 11-48, apto. 502',
  place: 'Cali, Valle del Cauca',
  links: [
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/hdquintero-ing' },
    { site: 'Computrabajo', address: 'https://co.computrabajo.example/hv/hdquintero' },
  ],
  summary:
    'Ingeniero industrial con especialización en logística y más de quince años en ingenios, alimentos y consumo masivo. Orientado al mejoramiento continuo, la planeación de la producción y el cumplimiento de indicadores, con manejo de personal sindicalizado.',
  work: [
    {
      company: 'Alimentos La Ceiba S.A.S.',
      position: 'Jefe de producción',
      place: 'Yumbo',
      start: '2019-06',
      end: 'present',
      bullets: [
        'Responsable de tres plantas de snacks con 210 operarios en tres turnos',
        'Aumento del OEE del 61 % al 78 % en dos años',
        'Implementación de SMED en las líneas de empaque; el alistamiento pasó de 95 a 38 minutos',
        'Elaboración y control del presupuesto (COP 42.000 millones anuales)',
      ],
    },
    {
      company: 'Ingenio Río Palmira S.A.',
      position: 'Coordinador de mejoramiento continuo',
      place: 'Palmira',
      start: '2014-02',
      end: '2019-05',
      bullets: [
        'Liderazgo de 26 proyectos kaizen con ahorros por COP 3.800 millones',
        'Auditor interno ISO 9001, ISO 14001 y Bonsucro',
      ],
    },
    {
      company: 'Ingenio Río Palmira S.A.',
      position: 'Analista de métodos y tiempos',
      place: 'Palmira',
      start: '2010-08',
      end: '2014-01',
      bullets: ['Estudios de tiempos en campo y fábrica', 'Actualización de 340 procedimientos operativos'],
    },
    {
      company: 'Calzado Romulo',
      position: 'Supervisor de planta',
      place: 'Cali',
      start: '2008-11',
      end: '2010-07',
      bullets: ['Programación diaria de guarnición y montaje', 'Control de inventarios de cuero y suelas'],
    },
    {
      company: 'Carvajal Empaques S.A.',
      position: 'Practicante de ingeniería',
      place: 'Cali',
      start: '2008-01',
      end: '2008-07',
      bullets: ['Balanceo de la línea de envases termoformados'],
    },
  ],
  education: [
    {
      institution: 'Universidad Icesi',
      degree: 'Especialización',
      field: 'Logística Integral',
      place: 'Cali',
      start: '2015-01',
      end: '2016-06',
    },
    {
      institution: 'Universidad del Valle',
      degree: 'Pregrado',
      field: 'Ingeniería Industrial',
      place: 'Cali',
      start: '2003-02',
      end: '2008-09',
      note: 'Tarjeta profesional 76228-555555 VLL',
    },
    {
      institution: 'Institución Educativa Santa Librada',
      degree: 'Bachiller académico',
      place: 'Cali',
      end: '2002',
    },
  ],
  skills: [
    {
      group: 'Producción',
      items: [
        'Lean Manufacturing',
        'Planeación de la producción',
        'TPM',
        'Métodos y tiempos',
        'Presupuestos',
        'Manejo de personal',
      ],
    },
    { group: 'Calidad', items: ['ISO 9001', 'HACCP', 'Control estadístico de procesos'] },
    { group: 'Sistemas', items: ['SAP PP', 'Power BI', 'Minitab', 'Excel avanzado', 'Arena'] },
  ],
  certifications: [
    { name: 'Black Belt Lean Six Sigma', issuer: 'ICONTEC', date: '2018-10' },
    {
      name: 'Auditor interno en sistemas integrados de gestión HSEQ',
      issuer: 'Bureau Veritas',
      date: '2015-03',
    },
    { name: 'Curso de 50 horas del SG-SST', issuer: 'SENA', date: '2021-07' },
  ],
  languages: [
    { name: 'Español', level: 'nativo' },
    { name: 'Inglés', level: 'intermedio (B1)' },
  ],
  further: [
    {
      kind: 'references',
      lines: [
        'Luz Marina Gómez Arango, gerente de operaciones, Alimentos La Ceiba',
        'Ing. Fabio Zapata, Ingenio Río Palmira',
      ],
    },
  ],
};
