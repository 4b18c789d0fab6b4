import type { MailTemplateName, TemplateTexts } from '../../../contracts/mail-template';
import { en } from '../../../words/en';

/** The default texts of each mail. */
export const defaultTemplates: Record<MailTemplateName, TemplateTexts> = {
  'reset-password': {
    subject: 'Set a new password for {{productName}}',
    body: `Hello {{firstName}},

Somebody, most likely you, asked to set a new password for your {{productName}} account.

[Set a new password]({{link}})

The link works once, for {{validFor}}. If you did not ask for it, you need not do anything: your password stays as it is.`,
  },
  'verify-email': {
    subject: 'Confirm your e-mail address for {{productName}}',
    body: `Hello {{firstName}},

Please confirm that this address belongs to your {{productName}} account.

[Confirm this address]({{link}})

The link works once, for {{validFor}}. If you have no account with us, somebody has mistyped an address and you can ignore this e-mail.`,
  },
  'password-changed': {
    subject: 'Your {{productName}} password was changed',
    body: `Hello {{firstName}},

The password of your {{productName}} account has just been changed. All other sessions have been signed out.

If it was you, all is well. If it was not, set a new password at once:

[Secure my account]({{link}})`,
  },
  'deletion-requested': {
    subject: 'Your {{productName}} account will be deleted',
    body: `Hello {{firstName}},

Your {{productName}} account will be deleted on {{deletionDate}}, as you asked. Until then your pages are closed to everyone.

If you change your mind, sign in before that day and cancel the deletion. If it was not you who asked, somebody knows your password: cancel the deletion and choose another one at once.

[Sign in]({{link}})`,
  },
  'account-deactivated': {
    subject: 'Your {{productName}} account was deactivated',
    body: `Hello {{firstName}},

Your {{productName}} account has been deactivated. Nobody can sign in to it, and its pages are closed to everyone. Nothing was deleted.

To come back, ask the administrator of this site to reactivate the account of this e-mail address. Then sign in as before:

[Sign in]({{link}})

If it was not you who deactivated it, tell the administrator so. Somebody else may have been signed in as you: choose another password as soon as you are back.`,
  },
  'payment-failed': {
    subject: 'Your payment for {{productName}} has failed',
    body: `Hello {{firstName}},

The last payment for your {{productName}} plan has failed. You keep your plan while the payment is tried again in the next days.

Check your payment method, or choose another one:

[Manage my subscription]({{link}})

If the payment keeps failing, your account goes back to the Free plan. Nothing that you have made is deleted or hidden then.`,
  },
  'domain-lost': {
    subject: '{{domain}} no longer shows your page',
    body: `Hello {{firstName}},

Your {{productName}} page is no longer shown at {{domain}}: {{reason}}. Links and QR codes that name it lead nowhere until you set the record again. Meanwhile your page is here:

{{pageUrl}}

[See which record to set]({{link}})

If you gave the domain up on purpose, delete it there.`,
  },
  'contact-request': {
    subject: '{{senderName}} wrote to you through your page',
    body: `Hello {{firstName}},

{{sender}} wrote to you with the form on your {{productName}} page:

{{message}}

Answer this e-mail to write back: your answer goes to {{senderEmail}}. Nobody has checked who wrote it, so open links in it with care.

[See it among your employer contacts]({{link}})`,
  },
  'link-opened': {
    subject: 'Your link “{{label}}” was opened',
    body: `Hello {{firstName}},

{{opener}} opened your {{productName}} page through the link “{{label}}”:

{{opened}}

[See what was read]({{link}})

Of each link you hear once an hour at most.`,
  },
  'weekly-digest': {
    subject: 'Your page last week: {{views}}',
    body: `Hello {{firstName}},

{{page}} on {{productName}}, {{week}}: {{views}}, {{change}}, by {{visitors}}.

Where they came from:
{{sources}}

What was read, by time:
{{sections}}

Links that were opened:
{{openedLinks}}

[Open analytics]({{link}})`,
  },
  'due-actions': {
    subject: '{{dueCount}}',
    body: `Hello {{firstName}},

{{dueCount}} with the employers of {{page}} on {{productName}}:

{{dueActions}}

[Open all employer contacts]({{link}})`,
  },
  ...en.mails,
  'testimonial-waiting': {
    subject: '{{authorName}} wrote a testimonial for you',
    body: `Hello {{firstName}},

{{authorName}} has written a testimonial for your {{productName}} page and confirmed it by e-mail. It waits for your approval; until then nobody else sees it.

[Read and decide]({{link}})`,
  },
  invitation: {
    subject: 'You are invited to {{productName}}',
    body: `Hello,

You are invited to {{productName}}, where a CV turns into a portfolio page that employers like to read.

[Accept the invitation]({{link}})

The link works once, for {{validFor}}.`,
  },
};
