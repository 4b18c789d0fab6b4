import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}} pede uma recomendação a você',
    body: `Olá, {{firstName}},

{{ownerName}} gostaria de mostrar uma recomendação sua em uma página do {{productName}} voltada a empresas que contratam:

{{note}}

[Escrever a recomendação]({{link}})

Você não precisa ter uma conta, e nada é mostrado antes da sua confirmação. Validade do link: {{validFor}}. Se preferir não escrever, abra o link e informe isso: nenhum lembrete será enviado. Se você não conhece {{ownerName}}, ignore este e-mail.`,
  },
  'testimonial-confirm': {
    subject: 'Confirme sua recomendação para {{ownerName}}',
    body: `Olá, {{firstName}},

Alguém, provavelmente você, escreveu uma recomendação para {{ownerName}} no {{productName}} e informou este endereço de e-mail. Confirme que as palavras são suas:

[Ler e confirmar]({{link}})

O link funciona uma única vez. Validade: {{validFor}}. Se você não escreveu nada, ignore este e-mail: nada será mostrado.`,
  },
  'testimonial-confirmed': {
    subject: 'Sua recomendação para {{ownerName}}',
    body: `Olá, {{firstName}},

Agradecemos: sua recomendação para {{ownerName}} no {{productName}} está confirmada e assinada. Ela será mostrada assim que {{ownerName}} a aprovar.

Com este link, você pode alterá-la ou retirá-la a qualquer momento, sem conta. Guarde este e-mail e não o encaminhe a ninguém.

[Alterar ou retirar]({{link}})`,
  },
} satisfies Catalogue['mails'];
