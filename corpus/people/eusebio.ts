import type { Person } from '../person';

export const eusebio: Person = {
  id: 'eusebio',
  language: 'es',
  name: 'Eusebio Carrascosa Llorente',
  title: 'Profesor de Enseñanza Secundaria (Geografía e Historia)',
  email: 'e.carrascosa@correomancha.example',
  phone: '655 50 01 83',
  street: 'C/ Tesifonte Gallego, 31, 4.º B',
  place: '02002 Albacete',
  placeForms: ['Albacete'],
  links: [
    { site: 'Blog', address: 'https://www.historiaconmapas.example' },
    { site: 'LinkedIn', address: 'https://www.linkedin.com/in/eusebio-carrascosa' },
    { site: 'YouTube', address: 'https://www.youtube.com/@historiaconmapas' },
  ],
  summary:
    'Profesor de Secundaria y Bachillerato con quince años de docencia en centros públicos y concertados. Experiencia en jefatura de departamento, programas bilingües y coordinación de proyectos Erasmus+. Me gusta trabajar con mapas, fuentes y salidas al campo.',
  work: [
    {
      company: 'IES Amparo Sanz',
      position: 'Profesor de Geografía e Historia',
      place: 'Albacete',
      start: '2019-09',
      end: 'present',
      bullets: [
        'Docencia en 2.º y 4.º de ESO y en 2.º de Bachillerato',
        'Jefe de departamento desde 2021',
        'Coordinador de dos proyectos Erasmus+ con institutos de Italia y Portugal',
      ],
    },
    {
      company: 'IES Fernando Zóbel',
      position: 'Profesor interino',
      place: 'Cuenca',
      start: '2016-09',
      end: '2019-08',
      bullets: ['Programa bilingüe en inglés, 1.º y 3.º de ESO', 'Tutor de un grupo de 29 alumnos'],
    },
    {
      company: 'Colegio Sagrada Familia',
      position: 'Profesor de Ciencias Sociales',
      place: 'Valdepeñas (Ciudad Real)',
      start: '2011-09',
      end: '2016-06',
      bullets: ['Secundaria concertada, diversificación curricular', 'Responsable de la biblioteca escolar'],
    },
    {
      company: 'Academia Séneca',
      position: 'Preparador de la prueba de acceso para mayores de 25 años',
      place: 'Albacete',
      start: '2010-10',
      end: '2011-06',
      bullets: ['Clases de Historia y Comentario de Texto'],
    },
    {
      company: 'Museo de Albacete',
      position: 'Auxiliar de sala y guía',
      place: 'Albacete',
      start: '2009-07',
      end: '2010-09',
      bullets: ['Visitas guiadas para grupos escolares'],
    },
  ],
  education: [
    {
      institution: 'UNED',
      degree: 'Doctorado',
      field: 'Historia del Arte y Territorio',
      place: 'A distancia',
      start: '2022-10',
      end: 'present',
    },
    {
      institution: 'Universidad de Castilla-La Mancha',
      degree: 'Máster',
      field: 'Profesorado de Educación Secundaria',
      place: 'Albacete',
      start: '2010-10',
      end: '2011-07',
    },
    {
      institution: 'Universidad de Murcia',
      degree: 'Licenciatura',
      field: 'Historia',
      place: 'Murcia',
      start: '2004-10',
      end: '2009-06',
      note: 'Premio extraordinario fin de carrera',
    },
  ],
  skills: [
    {
      group: 'Docencia',
      items: [
        'Programación didáctica (LOMLOE)',
        'Aprendizaje basado en proyectos',
        'Atención a la diversidad',
        'Evaluación por competencias',
        'AICLE',
      ],
    },
    { group: 'Herramientas digitales', items: ['Moodle', 'Google Workspace', 'QGIS', 'Genially', 'Kahoot'] },
  ],
  certifications: [
    {
      name: 'Habilitación lingüística en inglés (C1)',
      issuer: 'Junta de Comunidades de Castilla-La Mancha',
      date: '2017-03',
    },
    { name: 'Competencia Digital Docente B2', issuer: 'INTEF', date: '2022-06' },
    { name: 'Carné de guía oficial de turismo', date: '2010' },
  ],
  languages: [
    { name: 'Español', level: 'lengua materna' },
    { name: 'Inglés', level: 'C1' },
    { name: 'Italiano', level: 'B1' },
  ],
  further: [
    {
      kind: 'publications',
      lines: ['«Enseñar la desamortización con mapas», Íber, n.º 103, 2021'],
    },
    { kind: 'interests', lines: ['Senderismo, fotografía, dulzaina'] },
  ],
};
