import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}} ber dig om en rekommendation',
    body: `Hej {{firstName}}!

{{ownerName}} vill gärna visa några ord från dig på en sida på {{productName}} som arbetsgivare läser:

{{note}}

[Skriv rekommendationen]({{link}})

Du behöver inget konto, och inget visas förrän du har bekräftat det. Länken gäller i {{validFor}}. Om du helst inte vill skriva kan du öppna den och säga det: då får du ingen påminnelse. Om du inte känner {{ownerName}} kan du bortse från det här mejlet.`,
  },
  'testimonial-confirm': {
    subject: 'Bekräfta din rekommendation för {{ownerName}}',
    body: `Hej {{firstName}}!

Någon, troligen du, har skrivit en rekommendation för {{ownerName}} på {{productName}} och angett den här adressen. Bekräfta att orden är dina:

[Läs och bekräfta]({{link}})

Länken fungerar en gång och gäller i {{validFor}}. Om du inte har skrivit något kan du bortse från det här mejlet: inget visas.`,
  },
  'testimonial-confirmed': {
    subject: 'Din rekommendation för {{ownerName}}',
    body: `Hej {{firstName}}!

Tack! Din rekommendation för {{ownerName}} på {{productName}} är bekräftad och signerad. Den visas när {{ownerName}} har godkänt den.

Med den här länken kan du när som helst ändra eller dra tillbaka den, utan konto. Spara mejlet och skicka det inte vidare.

[Ändra eller dra tillbaka]({{link}})`,
  },
} satisfies Catalogue['mails'];
