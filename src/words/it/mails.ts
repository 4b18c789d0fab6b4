import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}} Le chiede una referenza',
    body: `Buongiorno {{firstName}},

{{ownerName}} desidera mostrare alcune Sue parole in una pagina di {{productName}} rivolta alle aziende che assumono:

{{note}}

[Scrivi la referenza]({{link}})

Non occorre alcun account e nulla viene mostrato prima della Sua conferma. Validità del link: {{validFor}}. Se preferisce non scrivere, lo apra e lo indichi: non riceverà promemoria. Se non conosce {{ownerName}}, ignori questa e-mail.`,
  },
  'testimonial-confirm': {
    subject: 'Confermi la Sua referenza per {{ownerName}}',
    body: `Buongiorno {{firstName}},

qualcuno, probabilmente Lei, ha scritto una referenza per {{ownerName}} su {{productName}} e ha indicato questo indirizzo. La preghiamo di confermare che le parole sono Sue:

[Leggi e conferma]({{link}})

Il link funziona una sola volta. Validità: {{validFor}}. Se non ha scritto nulla, ignori questa e-mail: non verrà mostrato nulla.`,
  },
  'testimonial-confirmed': {
    subject: 'La Sua referenza per {{ownerName}}',
    body: `Buongiorno {{firstName}},

grazie: la Sua referenza per {{ownerName}} su {{productName}} è confermata e firmata. Sarà mostrata non appena {{ownerName}} l’avrà approvata.

Con questo link può modificarla o ritirarla in qualsiasi momento, senza account. Conservi questa e-mail e non la inoltri a nessuno.

[Modifica o ritira]({{link}})`,
  },
} satisfies Catalogue['mails'];
