import type { HeadingWords } from './heading-words';

export const es: HeadingWords = {
  contact: `
    contacto, contactos, datos de contacto, información de contacto, datos personales, información personal,
    dirección, domicilio, redes sociales, redes, perfiles, enlaces, datos generales, contáctame, contactar,
    dónde encontrarme, hablemos`,
  summary: `
    perfil, perfil profesional, sobre mí, sobre mi, acerca de mí, acerca de mi, acerca de, resumen,
    resumen profesional, objetivo, objetivos, objetivo profesional, objetivo laboral, perfil personal,
    presentación, extracto, introducción, quién soy, semblanza, biografía, síntesis, resumen ejecutivo,
    sobre quién soy, en pocas palabras, en breve, presentación personal, mi perfil`,
  work: `
    experiencia, experiencias, experiencia profesional, experiencias profesionales, experiencia laboral,
    experiencias laborales, experiencia de trabajo, trayectoria profesional, trayectoria laboral, trayectoria,
    historial laboral, historial profesional, empleo, empleos, carrera profesional, vida laboral,
    antecedentes laborales, antecedentes profesionales, trabajo, prácticas, prácticas profesionales,
    experiencia docente, docencia, actividad profesional, actividad docente, actividad laboral,
    experiencia académica, experiencia en investigación, puestos, cargos, cargos desempeñados, pasantías,
    recorrido profesional, recorrido laboral, puestos desempeñados, dónde he trabajado,
    desarrollo profesional, mi trayectoria, puesto actual, cargo actual, situación actual, práctica profesional, prácticas laborales`,
  education: `
    educación, formación, formación académica, estudios, estudios realizados, formación universitaria,
    formación reglada, educación y formación, historial académico, trayectoria académica,
    antecedentes académicos, preparación académica, datos académicos, títulos, titulación, titulaciones,
    estudios académicos, perfil académico, escolaridad, grados académicos, formación profesional,
    grados obtenidos, estudios universitarios, formación y estudios, estudios y formación, nivel de estudios,
    formación oficial, dónde estudié, instrucción académica`,
  skills: `
    habilidades, competencias, aptitudes, conocimientos, destrezas, capacidades, habilidades técnicas,
    conocimientos técnicos, conocimientos informáticos, informática, habilidades personales,
    habilidades profesionales, competencias digitales, competencia digital, competencias profesionales, competencias personales,
    competencias técnicas, herramientas, tecnologías, software, programas, habilidades blandas,
    habilidades clave, competencias clave, fortalezas, especialidades, áreas de especialización,
    lenguajes de programación, cualidades, talentos, manejo de software, skills, habilidades informáticas,
    áreas de experiencia, aptitudes profesionales, cualificaciones, paquetería, expertise, lo que sé hacer,
    qué sé hacer, caja de herramientas, otros conocimientos, ofimática, dominio de software,
    software y habilidades, habilidades y software`,
  certifications: `
    certificaciones, certificación, certificados, certificado, cursos, cursos y certificaciones, licencias,
    formación complementaria, formación continua, formación adicional, cursos realizados, diplomados,
    acreditaciones, talleres, capacitación, capacitaciones, seminarios, otros cursos, cursos de actualización,
    actualización, educación continua, cursos y talleres, cursos complementarios, cursos y certificados,
    títulos y certificados, licencias y certificaciones, certificaciones y cursos, carnés, carnets,
    formación no reglada, cursos de formación, estudios complementarios`,
  languages:
    'idiomas, idioma, lenguas, lenguajes, competencias lingüísticas, conocimiento de idiomas, lengua materna',
  projects: `
    proyectos, proyecto, proyectos personales, proyectos destacados, proyectos académicos, investigación,
    proyectos de investigación, portafolio, portfolio, obra, líneas de investigación, trabajos`,
  publications: `
    publicaciones, publicación, artículos, libros, conferencias, ponencias, patentes, congresos, tesis,
    presentaciones, comunicaciones, producción científica, producción académica, exposiciones`,
  awards: `
    premios, premio, reconocimientos, reconocimiento, distinciones, logros, becas, beca, honores, méritos,
    premios y reconocimientos, premios y distinciones, galardones, estímulos`,
  volunteering: `
    voluntariado, voluntariados, actividades, actividades extracurriculares, actividades complementarias,
    trabajo voluntario, experiencia de voluntariado, asociaciones, membresías, afiliaciones,
    compromiso social, servicio social, participación, servicio comunitario, liderazgo, sociedades`,
  interests: `
    intereses, aficiones, hobbies, pasatiempos, intereses personales, tiempo libre, gustos,
    aficiones e intereses`,
  references: 'referencias, referencia, recomendaciones, referencias personales, referencias profesionales',
  other: `
    otros, otros datos, otros datos de interés, datos de interés, datos adicionales, información adicional,
    información complementaria, otra información, anexos, varios, permiso de conducir, carnet de conducir,
    disponibilidad, otros méritos, movilidad`,
  fillers: `
    mi, mis, otros, otras, principales, profesional, profesionales, personales, adicionales, adicional,
    relevante, relevantes, reciente, destacados, destacadas, generales, técnicas, la, el, los, las, clave`,
  prepositions: 'de, del, en, con, para',
  conjunctions: 'y, e, o, u',
};
