import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}} pede-lhe uma recomendação',
    body: `Olá, {{firstName}},

{{ownerName}} gostaria de mostrar uma recomendação sua numa página do {{productName}} dirigida a entidades empregadoras:

{{note}}

[Escrever a recomendação]({{link}})

Não precisa de ter conta, e nada é mostrado antes da sua confirmação. Validade do link: {{validFor}}. Se preferir não escrever, abra-o e indique-o: assim, não receberá lembretes. Se não conhece {{ownerName}}, ignore este e-mail.`,
  },
  'testimonial-confirm': {
    subject: 'Confirme a sua recomendação para {{ownerName}}',
    body: `Olá, {{firstName}},

No {{productName}} foi escrita, provavelmente por si, uma recomendação para {{ownerName}} com este endereço de e-mail. Confirme que as palavras são suas:

[Ler e confirmar]({{link}})

O link funciona uma única vez. Validade: {{validFor}}. Se não escreveu nada, ignore este e-mail: nada será mostrado.`,
  },
  'testimonial-confirmed': {
    subject: 'A sua recomendação para {{ownerName}}',
    body: `Olá, {{firstName}},

Agradecemos: a sua recomendação para {{ownerName}} no {{productName}} está confirmada e assinada. Será mostrada assim que {{ownerName}} a aprovar.

Com este link, pode alterá-la ou retirá-la em qualquer altura, sem conta. Guarde este e-mail e não o reencaminhe.

[Alterar ou retirar]({{link}})`,
  },
} satisfies Catalogue['mails'];
