import type { Messages } from '../catalogue';

export const asked = {
  fields: {
    name: 'Su nombre completo',
    role: 'Su cargo',
    company: 'Empresa',
    location: 'Lugar',
    content: 'Su recomendación',
    rating: 'Estrellas',
    date: 'Fecha',
    email: 'Su correo electrónico',
    photo: 'Su foto',
  },
  missing: {
    name: 'Escriba su nombre.',
    role: 'Escriba su cargo, por ejemplo «Responsable de investigación».',
    company: 'Escriba dónde colaboraron o dónde trabaja ahora.',
    content: 'Escriba lo que quiera decir.',
    email: 'Escriba su correo electrónico; sin él, nadie puede saber que estas palabras son suyas.',
  },
  notSent: 'Su recomendación aún no se ha enviado',
  starsOf: '{given, number} de {most, number}',
  placeHint: 'Por ejemplo, «Sevilla, España».',
  dateHint: 'Si lo deja en blanco, se pondrá la fecha de hoy.',
  photoHint: 'JPEG, PNG o WebP, hasta 5 MB.',
  keepPhoto: 'Conservar la foto de arriba, salvo que elija otra',
  emailHint:
    'Le enviaremos un mensaje para confirmar que las palabras son suyas. Su dirección nunca se muestra en la página.',
  namesDomain:
    'La página que verifica mi recomendación puede mencionar la parte de mi dirección que va después de la @, por ejemplo «example.com»',
  photoAgain: 'Si había elegido una foto, tiene que volver a elegirla.',
  writeFor: 'Escribir una recomendación para {owner}',
  wish: '{owner} desea mostrar unas palabras escritas por usted en <link>una página dirigida a empresas que contratan</link>, junto con su nombre, su cargo y su empresa. No necesita ninguna cuenta.',
  send: 'Enviar la recomendación',
  ratherNot: 'Prefiero no escribir',
  handling: 'Qué ocurre con lo que escriba',
  handlingApproval:
    'No se muestra nada hasta que usted confirme su dirección y {owner} apruebe sus palabras.',
  handlingAddress:
    'A partir de entonces, todo menos su correo electrónico se muestra en la página y en los archivos que se generan a partir de ella. {owner} ve la dirección; nadie más.',
  handlingSigned:
    '{owner} puede ocultar o eliminar la recomendación, pero no cambiar ni una letra: está firmada.',
  handlingWithdraw:
    'Puede modificarla o retirarla en cualquier momento con el enlace que recibirá por correo. Si la retira, se elimina por completo de inmediato.',
  handlingDays:
    'Lo que no confirme se elimina al cabo de {days, plural, one {# día} other {# días}}. No se usan cookies.',
  confirmByMail: 'Ahora, confírmela por correo',
  mailSent: 'Le hemos enviado un correo con un enlace. Ábralo para confirmar que las palabras son suyas.',
  mailSentMore:
    'Hasta entonces no se muestra nada. Si no recibe ningún correo en unos minutos, mire en la carpeta de correo no deseado o vuelva atrás y revise la dirección.',
  thanks: 'Gracias: su recomendación está confirmada',
  approvedBy: '{owner} la ha aprobado.',
  waitsFor: 'Está firmada y a la espera de que {owner} la apruebe.',
  useLink: 'Para modificarla o retirarla, use el enlace que recibió por correo.',
  linkAgain: 'Enviar de nuevo ese enlace',
  refuseTitle: '¿Prefiere no escribir?',
  refuseText: 'Comunicaremos a {owner} que usted prefiere no escribir, y no le llegará ningún recordatorio.',
  backToForm: 'Volver al formulario',
  yourWords: '¿Son suyas estas palabras?',
  confirming:
    'Para {owner}. En cuanto las confirme, estas palabras quedarán firmadas con su nombre. Se mostrarán cuando {owner} las haya aprobado.',
  confirm: 'Sí, confirmar',
  notMine: 'Si no ha escrito este texto, cierre esta página: no se mostrará nada.',
  ownTitle: 'Su recomendación para {owner}',
  saveChange: 'Guardar y firmar el cambio',
  withdrawMine: 'Retirar mi recomendación',
  withdrawTitle: '¿Retirar su recomendación?',
  withdrawText:
    'Todo su texto y su foto se eliminarán de inmediato de la página de {owner} y de todos los archivos generados a partir de ella. Esta acción no se puede deshacer.',
  withdraw: 'Retirar',
  keep: 'Conservar',
  nothingHere: 'Aquí ya no hay nada suyo',
  withdrawn: 'Su recomendación se ha retirado. Todo su texto y su foto se han eliminado.',
  nothingToWrite: 'Aquí no hay nada que escribir',
  refusedTitle: 'Gracias por su respuesta',
  refused: 'No recibirá recordatorios. Si cambia de opinión, el enlace sigue funcionando.',
  mailedTitle: 'El correo está en camino',
  mailed: 'Se envía a la dirección que usted confirmó. El enlace que contiene sustituye al anterior.',
  notDone: 'No se ha podido completar la operación',
  defaultNote: 'Solo le llevará unos minutos.',
  stranger: 'buenos días',
  somebody: 'Alguien',
  standings: {
    draft: 'Aún no está confirmada.',
    waiting:
      'Está firmada y pendiente de aprobación. Si se muestra una versión anterior, seguirá visible hasta entonces.',
    approved:
      'Se aprobó tal como figura aquí. Si la modifica, se firma de nuevo y tiene que volver a aprobarse.',
    declined: 'No se aprobó. Puede modificarla, con lo que se solicita de nuevo la aprobación, o retirarla.',
  },
  doubts: {
    trap: 'Se ha rellenado un campo que debe quedar vacío, quizá por acción de su navegador. Ya está vacío de nuevo: vuelva a enviar su recomendación.',
    fast: 'El envío ha sido tan rápido que no sabemos si lo ha escrito una persona. Espere tres segundos y vuelva a enviar su recomendación.',
    late: 'El formulario ha estado abierto demasiado tiempo o no llegó a abrirse. Vuelva a enviar su recomendación.',
  },
  check: {
    confirmedBy: 'Recomendación confirmada por {name}',
    altered: 'Este no es el texto que se firmó',
    sound:
      'Cada letra que figura abajo es la que se confirmó. La comprobación se hizo al abrir usted esta página.',
    alteredText: 'El texto, la foto o los datos se modificaron después de la firma. No se fíe de ellos.',
    givenTo: 'Para <link>{owner}</link>.',
    what: 'Qué está confirmado',
    whoAt:
      'El {date}, una persona con acceso al correo de una dirección de {domain} confirmó como propias estas palabras, con el nombre, el cargo, la empresa y las estrellas.',
    who: 'El {date}, una persona con acceso al correo de una dirección que no se menciona aquí confirmó como propias estas palabras, con el nombre, el cargo, la empresa y las estrellas.',
    unchanged: 'Desde entonces no ha cambiado ni una letra.',
    unchangedWithPhoto: 'Desde entonces no ha cambiado ni una letra, ni tampoco la foto.',
    stands: 'La recomendación no se ha retirado.',
    whatNot: 'Qué no está confirmado',
    identity: 'La identidad de quien firma: no se ha comprobado ningún documento.',
    truth: 'Que el cargo y la empresa sean correctos, o que lo que se dice sea cierto.',
    operator:
      'Que no haya intervenido quien administra este servidor y tiene la clave: la firma solo demuestra que las palabras guardadas no se han modificado al margen de ella.',
    elsewhere: 'Comprobarlo por otros medios',
    how: '<json>La recomendación firmada, en JSON</json>, es una JSON Web Signature (RFC 7515) con Ed25519 (RFC 8037); las claves de este servidor están <keys>publicadas</keys>. Con Node.js:',
    when: 'Firma: {signed}, con la clave {key}. Comprobación: {checked}.',
  },
} satisfies Messages['asked'];
