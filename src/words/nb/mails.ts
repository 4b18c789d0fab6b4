import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}} ber deg om en anbefaling',
    body: `Hei {{firstName}}!

{{ownerName}} vil gjerne vise noen ord fra deg på en side på {{productName}} som arbeidsgivere leser:

{{note}}

[Skriv anbefalingen]({{link}})

Du trenger ingen konto, og ingenting vises før du har bekreftet det. Lenken er gyldig i {{validFor}}. Hvis du helst ikke vil skrive, kan du åpne den og si fra: Da får du ingen påminnelse. Hvis du ikke kjenner {{ownerName}}, kan du se bort fra denne e-posten.`,
  },
  'testimonial-confirm': {
    subject: 'Bekreft anbefalingen din for {{ownerName}}',
    body: `Hei {{firstName}}!

Noen, sannsynligvis du, har skrevet en anbefaling for {{ownerName}} på {{productName}} og oppgitt denne adressen. Bekreft at ordene er dine:

[Les og bekreft]({{link}})

Lenken virker én gang og er gyldig i {{validFor}}. Hvis du ikke har skrevet noe, kan du se bort fra denne e-posten: Ingenting blir vist.`,
  },
  'testimonial-confirmed': {
    subject: 'Anbefalingen din for {{ownerName}}',
    body: `Hei {{firstName}}!

Takk! Anbefalingen din for {{ownerName}} på {{productName}} er bekreftet og signert. Den vises når {{ownerName}} har godkjent den.

Med denne lenken kan du når som helst endre den eller trekke den tilbake, uten konto. Ta vare på denne e-posten, og ikke send den videre.

[Endre eller trekk tilbake]({{link}})`,
  },
} satisfies Catalogue['mails'];
