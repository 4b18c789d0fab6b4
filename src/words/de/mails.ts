import type { Catalogue } from '../catalogue';

export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}} bittet Sie um eine Empfehlung',
    body: `Guten Tag {{firstName}},

{{ownerName}} möchte einige Worte von Ihnen auf einer Seite von {{productName}} zeigen, die Arbeitgeber lesen:

{{note}}

[Empfehlung schreiben]({{link}})

Sie brauchen kein Konto, und nichts wird gezeigt, bevor Sie es bestätigt haben. Gültigkeit des Links: {{validFor}}. Wenn Sie lieber nicht schreiben möchten, öffnen Sie ihn und sagen Sie es dort: Dann erhalten Sie keine Erinnerung. Wenn Sie {{ownerName}} nicht kennen, ignorieren Sie diese E-Mail.`,
  },
  'testimonial-confirm': {
    subject: 'Bestätigen Sie Ihre Empfehlung für {{ownerName}}',
    body: `Guten Tag {{firstName}},

jemand, vermutlich Sie, hat auf {{productName}} eine Empfehlung für {{ownerName}} geschrieben und diese Adresse angegeben. Bitte bestätigen Sie, dass die Worte von Ihnen sind:

[Lesen und bestätigen]({{link}})

Der Link funktioniert einmal. Gültigkeit: {{validFor}}. Wenn Sie nichts geschrieben haben, ignorieren Sie diese E-Mail: Es wird nichts gezeigt.`,
  },
  'testimonial-confirmed': {
    subject: 'Ihre Empfehlung für {{ownerName}}',
    body: `Guten Tag {{firstName}},

danke: Ihre Empfehlung für {{ownerName}} auf {{productName}} ist bestätigt und signiert. Sie wird gezeigt, sobald {{ownerName}} sie freigegeben hat.

Mit diesem Link können Sie sie jederzeit ändern oder zurückziehen, ohne Konto. Bewahren Sie diese E-Mail auf, und geben Sie sie nicht weiter.

[Ändern oder zurückziehen]({{link}})`,
  },
} satisfies Catalogue['mails'];
