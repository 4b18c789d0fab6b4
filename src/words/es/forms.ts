import type { Messages } from '../catalogue';

export const forms = {
  optional: '(opcional)',
  error: 'Error:',
  errorIn: 'Error: {title}',
  leaveEmpty: 'Deje este campo vacío',
  send: 'Enviar mensaje',
  sending: 'Enviando…',
  failed: 'No se ha podido enviar su mensaje. Sigue aquí: compruebe su conexión y envíelo de nuevo.',
  failedForGood:
    'No se ha podido enviar su mensaje. Sigue aquí, pero esta página ya no admite mensajes: copie el texto si aún lo necesita.',
  failedTooLong:
    'No se ha podido enviar su mensaje. Sigue aquí, pero es demasiado largo: acórtelo y envíelo de nuevo.',
  failedForNow: 'No se ha podido enviar su mensaje. Sigue aquí: espere un momento y envíelo de nuevo.',
  writeTo: 'Escribir a {name}',
  writeToOwner: 'Escribir a la persona titular de esta página',
  owner: 'la persona titular de esta página',
  what: '{owner} recibe su mensaje por correo electrónico y le responde a su dirección. Nadie más lo ve, y no necesita ninguna cuenta.',
  upTo: 'Hasta {most, number} caracteres.',
  fields: {
    name: 'Nombre',
    company: 'Empresa',
    role: 'Cargo',
    email: 'Correo electrónico',
    message: 'Mensaje',
  },
  missing: {
    name: 'Escriba su nombre.',
    email: 'Escriba su correo electrónico; sin él, nadie podrá responderle.',
    message: 'Escriba su mensaje.',
  },
  notSent: 'Su mensaje aún no se ha enviado',
  ownForm:
    'Este es su propio formulario, tal como se ve en su página pública. Lo que envíe desde aquí no llega a ninguna parte.',
  sent: 'Su mensaje está en camino',
  sentTo: '{owner} lo recibirá por correo electrónico en un momento.',
  sentMore:
    'La respuesta llegará directamente a su dirección, así que no tiene que hacer nada más. No se le envía ninguna copia, y su dirección no se utiliza para nada más.',
  noForm: 'Aquí no se reciben mensajes',
  noFormOwn:
    'El diseño de su página oculta la sección Contacto y, con ella, el formulario. Esto es lo que se ve en su lugar.',
  takesNone: '{owner} no recibe mensajes a través de esta página.',
  back: 'Volver a la página',
  doubts: {
    trap: 'Se ha rellenado un campo que debe quedar vacío, quizá por acción de su navegador. Ya está vacío de nuevo: vuelva a enviar su mensaje.',
    fast: 'El envío ha sido tan rápido que no sabemos si lo ha escrito una persona. Espere tres segundos y vuelva a enviar su mensaje.',
    late: 'El formulario ha estado abierto demasiado tiempo o no llegó a abrirse. Vuelva a enviar su mensaje.',
    used: 'Este formulario ya se ha enviado. Si se trata de otro mensaje, vuelva a enviarlo.',
  },
  answers: {
    required: 'Este campo es obligatorio.',
    oneLine: 'Escríbalo en una sola línea.',
    unsafe: 'Elimine los caracteres que no se pueden mostrar.',
    email: 'Escriba una dirección de correo electrónico, por ejemplo nombre@example.com.',
    stars: 'Indique un número entero de estrellas.',
    date: 'Escriba una fecha con el formato AAAA-MM-DD.',
    dateRange: 'Indique un año entre 1900 y 2199.',
    photoType: 'Elija una foto en formato JPEG, PNG o WebP.',
    photoSize: 'La foto supera el límite de 5 MB.',
    noRoomForPhoto: 'Aquí no hay espacio para una foto. Envíe su recomendación sin ella.',
    ownPage:
      'Esta es su propia página, por lo que no se ha enviado nada. Este formulario sirve para que le escriban desde su página pública.',
    takesNoMessages: 'En esta página no se reciben mensajes, por lo que el suyo no se ha enviado.',
    full: 'En este momento no se pueden recibir más mensajes. Póngase en contacto de otra manera.',
    busy: 'El servidor está saturado. Inténtelo de nuevo dentro de unos segundos.',
    storageFull:
      'El almacenamiento del servidor está lleno. Inténtelo de nuevo más tarde o avise a quien lo administra.',
    filesAway:
      'En este momento no se puede acceder al almacenamiento de archivos. Inténtelo de nuevo en breve.',
    databaseAway: 'En este momento no se puede acceder a la base de datos. Inténtelo de nuevo en breve.',
    cameBetween: 'Entretanto se ha producido otro cambio. Inténtelo de nuevo.',
    withdrawn: 'Ha retirado su recomendación, y todo su texto se ha eliminado.',
    revoked: 'La persona que le hizo la solicitud la ha anulado.',
    accountClosed: 'La cuenta de la persona que le hizo la solicitud está cerrada.',
    expired: 'La solicitud ha caducado. Si aún desea escribir, pida un nuevo enlace.',
    answered:
      'Ya respondió a esta solicitud. Para modificar lo que escribió, use el enlace que recibió por correo.',
    written: 'Ha escrito una recomendación. Puede retirarla con el enlace que recibió por correo.',
    tryAgain: 'Inténtelo de nuevo.',
  },
  limits: {
    tooLong: 'Use {most} caracteres como máximo.',
    addresses: 'Escriba {most, number} direcciones web como máximo.',
    ownersAddress: 'Esta es la dirección de {owner}. Escriba la suya.',
    seconds:
      'Demasiados intentos. Inténtelo de nuevo dentro de {count, plural, one {# segundo} other {# segundos}}.',
    minutes:
      'Demasiados intentos. Inténtelo de nuevo dentro de {count, plural, one {# minuto} other {# minutos}}.',
    hours: 'Demasiados intentos. Inténtelo de nuevo dentro de {count, plural, one {# hora} other {# horas}}.',
  },
} satisfies Messages['forms'];
