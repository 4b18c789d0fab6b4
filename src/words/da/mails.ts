import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}} beder dig om en anbefaling',
    body: `Hej {{firstName}}

{{ownerName}} vil gerne vise nogle ord fra dig på en side på {{productName}}, som arbejdsgivere læser:

{{note}}

[Skriv anbefalingen]({{link}})

Du behøver ikke en konto, og intet bliver vist, før du har bekræftet det. Linket gælder i {{validFor}}. Hvis du helst ikke vil skrive, så åbn det, og sig til: Så får du ingen påmindelse. Hvis du ikke kender {{ownerName}}, kan du se bort fra denne mail.`,
  },
  'testimonial-confirm': {
    subject: 'Bekræft din anbefaling til {{ownerName}}',
    body: `Hej {{firstName}}

Nogen, sandsynligvis dig, har skrevet en anbefaling til {{ownerName}} på {{productName}} og angivet denne adresse. Bekræft venligst, at ordene er dine:

[Læs og bekræft]({{link}})

Linket virker én gang og gælder i {{validFor}}. Hvis du ikke har skrevet noget, kan du se bort fra denne mail: Intet bliver vist.`,
  },
  'testimonial-confirmed': {
    subject: 'Din anbefaling til {{ownerName}}',
    body: `Hej {{firstName}}

Tak! Din anbefaling til {{ownerName}} på {{productName}} er bekræftet og signeret. Den bliver vist, når {{ownerName}} har godkendt den.

Med dette link kan du når som helst ændre den eller trække den tilbage, uden konto. Gem denne mail, og send den ikke videre.

[Ændr eller træk tilbage]({{link}})`,
  },
} satisfies Catalogue['mails'];
