import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}} vous demande une recommandation',
    body: `Bonjour {{firstName}},

{{ownerName}} souhaite présenter quelques mots de votre part sur une page {{productName}} destinée aux employeurs :

{{note}}

[Écrire la recommandation]({{link}})

Vous n’avez pas besoin de compte, et rien n’est publié tant que vous n’avez pas confirmé. Validité du lien : {{validFor}}. Si vous préférez ne pas écrire, ouvrez-le pour le signaler : vous ne recevrez pas de rappel. Si vous ne connaissez pas {{ownerName}}, ne tenez pas compte de cet e-mail.`,
  },
  'testimonial-confirm': {
    subject: 'Confirmez votre recommandation pour {{ownerName}}',
    body: `Bonjour {{firstName}},

Quelqu’un, sans doute vous, a écrit une recommandation pour {{ownerName}} sur {{productName}} et a donné cette adresse. Veuillez confirmer que ces mots sont les vôtres :

[Lire et confirmer]({{link}})

Le lien ne fonctionne qu’une fois. Validité : {{validFor}}. Si vous n’avez rien écrit, ne tenez pas compte de cet e-mail : rien ne sera publié.`,
  },
  'testimonial-confirmed': {
    subject: 'Votre recommandation pour {{ownerName}}',
    body: `Bonjour {{firstName}},

Merci : votre recommandation pour {{ownerName}} sur {{productName}} est confirmée et signée. Elle sera publiée dès que {{ownerName}} l’aura approuvée.

Grâce à ce lien, vous pouvez la modifier ou la retirer à tout moment, sans compte. Conservez cet e-mail et ne le transmettez à personne.

[Modifier ou retirer]({{link}})`,
  },
} satisfies Catalogue['mails'];
