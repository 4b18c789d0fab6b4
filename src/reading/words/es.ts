import type { Words } from './words';

export const es: Words = {
  months: [
    'enero, ene',
    'febrero, feb',
    'marzo, mar, mzo',
    'abril, abr',
    'mayo, may',
    'junio, jun',
    'julio, jul',
    'agosto, ago, agto',
    'septiembre, setiembre, sept, sep, set',
    'octubre, oct',
    'noviembre, nov',
    'diciembre, dic',
  ],
  seasons: 'primavera, verano, veranos, otoño, invierno, principios, mediados, finales, curso',
  present: `
    presente, actualidad, actual, actualmente, hoy, a la fecha, la fecha, la actualidad, el presente, en curso,
    fecha, fecha actual, ahora, hasta la fecha`,
  since: 'desde, desde el, a partir de',
  until: 'hasta, hasta el',
  to: 'a, al, hasta, hasta el',
  expected:
    'previsto, prevista, esperado, estimado, previsión, fecha prevista, fecha de graduación, graduación prevista, fecha prevista de graduación',
  dateFillers: 'del, en, el, periodo, período, fecha, año, promoción, de',
  durations: 'año, años, mes, meses, semanas',
  positions: `
    ilustrador, ilustradora, proyectista,
    ingeniero, ingeniera, desarrollador, desarrolladora, programador, programadora, director, directora, gerente,
    jefe, jefa, responsable, encargado, encargada, asistente, auxiliar, ayudante, analista, consultor, consultora,
    asesor, asesora, becario, becaria, prácticas, practicante, pasante, aprendiz, técnico, técnica, administrativo,
    administrativa, administrador, administradora, coordinador, coordinadora, supervisor, supervisora, contable,
    contador, contadora, vendedor, vendedora, dependiente, dependienta, camarero, camarera, cocinero, cocinera,
    chef, profesor, profesora, maestro, maestra, docente, investigador, investigadora, enfermero, enfermera,
    médico, médica, residente, farmacéutico, farmacéutica, fisioterapeuta, arquitecto, arquitecta, diseñador,
    diseñadora, redactor, redactora, periodista, traductor, traductora, abogado, abogada, secretario, secretaria,
    recepcionista, cajero, cajera, operario, operaria, operador, operadora, conductor, conductora, electricista,
    mecánico, mecánica, fundador, fundadora, cofundador, cofundadora, socio, socia, propietario, propietaria,
    voluntario, voluntaria,   especialista, monitor, monitora, educador, educadora, psicólogo,
    psicóloga, trabajador, trabajadora, comercial, ejecutivo, ejecutiva, representante, subdirector, subdirectora,
    mozo, servicio social, presidente, presidenta, catedrático, catedrática, doctorando, doctoranda, miembro,
    bibliotecario, bibliotecaria, carpintero, fontanero, peluquero, peluquera, editor, editora, fotógrafo,
    fotógrafa, jardinero, soldador, líder, gestor, gestora, delegado, delegada, interino, interina, matrona, guía`,
  breaks: `
    baja maternal, permiso de maternidad, permiso parental, excedencia, búsqueda de empleo, en búsqueda de empleo, desempleo`,
  companies: `
    autónomo, autónoma, sl, s.l., sa, s.a., slu, sau, sa de cv, srl, empresa, grupo, compañía, banco, hospital, clínica, centro,
    ayuntamiento, ministerio, universidad, colegio, escuela, instituto, fundación, asociación, restaurante, hotel,
    farmacia, tienda, agencia, estudio, despacho, bufete, editorial, laboratorio, laboratorios, consejería, junta,
    gobierno, secretaría, servicios, seguros, museo, teatro, biblioteca, cooperativa, cámara, ong, consultores,
    asociados, y asociados, hermanos, hijos, sociedad, supermercados, taller, talleres, constructora, cruz roja,
    panadería, academia, caja, corporación, comercial, ingenieros, arquitectos, soluciones, sistemas, tecnología,
    tecnologías`,
  at: 'en',
  institutions: `
    universidad, universitat, instituto, colegio, escuela, facultad, academia, ies, politécnica, unam, uned,
    centro de formación, conservatorio, tecnológico, ipn, itesm, cep, uoc, esade, iese, escola, preparatoria,
    duoc, inacap, conalep, cetis, cbtis, uba, utn, usach, uade, upm, upv, upc, uab, cifp, normal superior,
    institución educativa, centro educativo`,
  degrees: `
    licenciatura, licenciado, licenciada, grado, máster, maestría, doctorado, doctor en, doctora en, diplomatura,
    diplomado, diplomada, ingeniería, bachillerato, bachiller, eso, ciclo formativo, formación profesional, fp,
    técnico superior, técnico, curso, certificado, título, posgrado, postgrado, especialización, tecnicatura,
    erasmus, graduado, graduada, cfgs, cfgm, preparatoria, secundaria, ingeniero, ingeniera, arquitectura,
    experto universitario, formación, enseñanza media, pedagogía en, profesorado, bachiller técnico`,
  fieldLinks: 'en, de, del, especialidad, mención',
  grade: 'promedio, nota media, nota, calificación, media, puntaje, expediente',
  honours: `
    matrícula de honor, mención honorífica, cum laude, con honores, sobresaliente, premio extraordinario,
    mención de honor, sobresaliente cum laude`,
  completion: `
    finalizado, finalizada, terminado, titulado, titulada, en curso, sin terminar, concluido, trunco, título obtenido, completado`,
  fieldLabels: 'especialidad, especialización, mención, área, campo, rama',
  coursework: `
    cursos relevantes, asignaturas, materias, cursos, asignaturas relevantes, materias relevantes, módulos`,
  activities: 'actividades',
  technologies: 'tecnologías, herramientas, entorno, tecnologías utilizadas, entorno tecnológico, stack',
  achievements: `
    funciones, logros, responsabilidades, tareas, logros principales, principales funciones, actividades`,
  ranks: 'miembro, socio, socia, colegiado, colegiada',
  issuer: 'emitido por, expedido por, por, emisor, otorgado por, entidad',
  credentialId: 'número, id de credencial, nº, n.º, credencial, código',
  expires:
    'válido hasta, caducó, válida hasta, válido hasta el, vigente hasta el, en vigor hasta, vence, caduca, vigente hasta, vigencia, caducidad',
  companyLabels:
    'nombre y dirección de la empresa, nombre y dirección del empleador, empresa, compañía, empleador, cliente, organización',
  positionLabels:
    'profesión o cargo desempeñado, puesto, cargo, puesto desempeñado, cargo desempeñado, función, rol, posición, ocupación',
  locationLabels: 'lugar, ciudad, ubicación, localidad, residencia',
  personLabels:
    'nombre, nombre completo, nombre y apellidos, nombres y apellidos, apellidos y nombre, nombres',
  periodLabels: 'periodo, período, fecha, fechas, duración, año',
  degreeLabels:
    'título de la cualificación obtenida, título, titulación, estudios, grado, formación, título obtenido, titulo académico',
  institutionLabels: `
    nombre y tipo de organización que ha impartido la educación o la formación,
    nombre y tipo del centro de estudios, nombre y tipo del centro,
    centro, institución, universidad, escuela, centro educativo, centro de estudios, instituto, entidad, colegio`,
  certificateLabels:
    'curso, certificado, certificación, título, nombre, denominación, acreditación, formación',
  levels: `
    lengua materna, materno, materna, idioma materno, nativo, nativa, bilingüe, fluido, fluida, avanzado, avanzada,
    alto, medio, media, medio-alto, intermedio, intermedia, intermedio-alto, básico, básica, principiante, experto,
    nivel alto, nivel medio, nivel básico, nivel avanzado, nivel intermedio, bajo, profesional, competente,
    nociones, elemental, conversación, usuario, buen nivel`,
  years: 'años, año',
  email: 'correo, correo electrónico, email, e-mail, mail',
  phone: 'teléfono, tel, telf, tfno, móvil, celular, fax, tlf, teléfono móvil, cel, fijo, tfn',
  website: 'sitio web, página web, web, portafolio, blog, página',
  address: 'dirección, domicilio, residencia, ubicación, lugar, ciudad, localidad',
  personal: `
    fecha de nacimiento, nacimiento, nacido, nacida, lugar de nacimiento, nacionalidad, estado civil, edad, sexo,
    dni, nie, carnet de conducir, permiso de conducir, disponibilidad, carné de conducir, nif, curp, rfc, soltero,
    soltera, casado, casada, vehículo propio, licencia de conducir, cédula`,
  streets: `
    calle, c/, avenida, avda, av, plaza, paseo, pº, camino, carretera, ctra, piso, colonia, col, ronda, travesía,
    urbanización, carrer, s/n, puerta, depto, carrera`,
  cities: `
    madrid, barcelona, valencia, jerez, l'hospitalet, vitoria-gasteiz, sevilla, zaragoza, málaga, murcia, palma, palma de mallorca, bilbao, alicante,
    córdoba, valladolid, vigo, gijón, granada, oviedo, pamplona, san sebastián, donostia, santander, salamanca,
    toledo, badajoz, cádiz, almería, burgos, león, tarragona, girona, lleida, logroño, santiago de compostela,
    a coruña, la coruña, vitoria, las palmas, tenerife, elche, ciudad de méxico, cdmx, guadalajara, monterrey,
    puebla, tijuana, querétaro, mérida, buenos aires, rosario, mendoza, la plata, santiago, santiago de chile,
    valparaíso, lima, arequipa, bogotá, medellín, cali, barranquilla, cartagena, quito, guayaquil, caracas,
    maracaibo, montevideo, asunción, la paz, santa cruz, san juan, san josé, panamá, la habana, santo domingo,
    londres, parís, berlín, roma, lisboa, múnich, dublín, acatlán, huelva, jaén, castellón, albacete, cuenca,
    segovia, ávila, cáceres, lugo, ourense, pontevedra`,
  countries: `
    méxico, eua, ee.uu., eeuu, andalucía, cataluña, galicia, país vasco, inglaterra, escocia, castilla y león,
    edo de méxico, asturias, navarra, aragón, extremadura, reino unido, estado de méxico`,
  remote: 'remoto, teletrabajo, a distancia, híbrido',
  page: 'página, pág',
  document: 'curriculum vitae, currículum vitae, currículum, cv, hoja de vida',
};
