/**
 * Mails to people who are asked for a testimonial. Unlike the messages, they have placeholders in double braces, and
 * `[words]({{link}})` on a line of its own is a button.
 */
export const mails = {
  'testimonial-request': {
    subject: '{{ownerName}} asks you for a testimonial',
    body: `Hello {{firstName}},

{{ownerName}} would like to show a few words from you on a {{productName}} page, where employers read them:

{{note}}

[Write the testimonial]({{link}})

You need no account, and nothing is shown before you have confirmed it. The link works for {{validFor}}. If you would rather not write, open it and say so: then you will not be reminded. If you do not know {{ownerName}}, ignore this e-mail.`,
  },
  'testimonial-confirm': {
    subject: 'Confirm your testimonial for {{ownerName}}',
    body: `Hello {{firstName}},

Somebody, most likely you, wrote a testimonial for {{ownerName}} on {{productName}} and gave this address. Please confirm that the words are yours:

[Read and confirm]({{link}})

The link works once, for {{validFor}}. If you wrote nothing, ignore this e-mail: nothing is shown.`,
  },
  'testimonial-confirmed': {
    subject: 'Your testimonial for {{ownerName}}',
    body: `Hello {{firstName}},

Thank you: your testimonial for {{ownerName}} on {{productName}} is confirmed and signed. It is shown once {{ownerName}} has approved it.

With this link you can change or withdraw it at any time, without an account. Keep this e-mail, and do not pass it on.

[Change or withdraw it]({{link}})`,
  },
};
