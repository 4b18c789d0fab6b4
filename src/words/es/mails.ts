import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}} le pide una recomendación',
    body: `Hola, {{firstName}}:

{{ownerName}} desea mostrar unas palabras escritas por usted en una página de {{productName}} dirigida a empresas que contratan:

{{note}}

[Escribir la recomendación]({{link}})

No necesita ninguna cuenta, y no se muestra nada hasta que usted lo confirme. Validez del enlace: {{validFor}}. Si prefiere no escribir, ábralo e indíquelo: así no recibirá recordatorios. Si no conoce a {{ownerName}}, ignore este mensaje.`,
  },
  'testimonial-confirm': {
    subject: 'Confirme su recomendación para {{ownerName}}',
    body: `Hola, {{firstName}}:

Alguien, seguramente usted, ha escrito una recomendación para {{ownerName}} en {{productName}} y ha indicado esta dirección. Confirme que las palabras son suyas:

[Leer y confirmar]({{link}})

El enlace funciona una sola vez. Validez: {{validFor}}. Si no ha escrito nada, ignore este mensaje: no se mostrará nada.`,
  },
  'testimonial-confirmed': {
    subject: 'Su recomendación para {{ownerName}}',
    body: `Hola, {{firstName}}:

Gracias: su recomendación para {{ownerName}} en {{productName}} está confirmada y firmada. Se mostrará en cuanto {{ownerName}} la haya aprobado.

Con este enlace puede modificarla o retirarla en cualquier momento, sin necesidad de una cuenta. Conserve este mensaje y no lo reenvíe a nadie.

[Modificar o retirar]({{link}})`,
  },
} satisfies Catalogue['mails'];
