import { deletionGraceDays } from '../../../contracts/deletion';
import { inPounds, plans, storageText, vatPercent, withVat } from '../../../contracts/plans';
import { portfolioRestorableMinutes } from '../../../contracts/portfolio';
import { mostVersions } from '../../../contracts/profile-version';
import { recoveryCodeCount } from '../../../contracts/two-factor';
import type { HelpPart } from './help-part';

const price = (tier: 'pro' | 'business') =>
  `${plans[tier].name} costs ${inPounds(plans[tier].pricePence)} a month, ${inPounds(withVat(plans[tier].pricePence))} with ${vatPercent}% VAT`;

/** The parts about accounts and the installation. */
export const accountHelp = {
  bin: {
    title: 'Bin',
    answers: [
      {
        question: 'Where is what I deleted?',
        answer: [
          'Entries, photos, videos, CVs and employer contacts that you delete stay in [the bin](/bin) for 30 days. Restore one, or all of them.',
        ],
      },
      {
        question: 'Does the bin take storage?',
        answer: [
          'No. It holds as much as your plan stores; if more is deleted, the oldest files in the bin go first. Empty it if something has to be gone at once.',
        ],
      },
    ],
  },
  versions: {
    title: 'Versions',
    answers: [
      {
        question: 'Can I go back to what my page was?',
        answer: [
          '[Versions](/versions) has it as it was whenever you published it and before each import. Compare one with your page now, and restore it. Restoring can be undone: your page as it was until then becomes a version as well.',
          'What you have added since goes to [the bin](/bin), and CVs that you have added become private. Who can see your page stays as it is.',
        ],
      },
      {
        question: 'How long are versions kept?',
        answer: [
          `The latest ${mostVersions}. One with a name stays until you delete it: name it after whoever you sent your page to.`,
        ],
      },
      {
        question: 'Are files in a version?',
        answer: [
          `Photos, the video and CVs come back as long as they are on your page or in [the bin](/bin), where they stay for 30 days. A testimonial that its author has withdrawn does not come back.`,
        ],
      },
    ],
  },
  account: {
    title: 'Account Settings',
    answers: [
      {
        question: 'How do I change my name or my password?',
        answer: [
          'Under [Account Settings](/user-profile). A new password ends all your other sessions. If you have forgotten it, ask for a link on [the sign-in page](/forgot-password).',
        ],
      },
      {
        question: 'Where am I signed in?',
        answer: ['The tab Security lists your sessions with device and place; end any of them there.'],
      },
      {
        question: 'Can I take everything with me?',
        answer: ['Yes: Download Data gives all your data and files as one zip.'],
      },
      {
        question: 'How do I delete my account?',
        answer: [
          `In [Account Settings](/user-profile). Your page is gone at once, and the account is deleted for good after ${deletionGraceDays} days. Until then you can change your mind.`,
        ],
      },
    ],
  },
  'two-factor': {
    title: 'Two-factor sign-in',
    answers: [
      {
        question: 'How do I switch it on?',
        answer: [
          `In [Account Settings](/user-profile), under Security: scan the code with an authenticator app and type what it shows. You get ${recoveryCodeCount} recovery codes; keep them apart from your phone.`,
        ],
      },
      {
        question: 'I have lost my phone.',
        answer: [
          'Sign in with a recovery code in place of the code of the app. Each works once. Make new ones afterwards.',
        ],
      },
    ],
  },
  plans: {
    title: 'Plans and billing',
    answers: [
      {
        question: 'What do the plans cost?',
        answer: [
          `${plans.free.name} costs nothing. ${price('pro')}; ${price('business')}. Each can be tried for ${plans.pro.trialDays} days. Where this installation sells no plans, only storage is limited.`,
        ],
      },
      {
        question: 'How much can I store?',
        answer: [
          `${plans.free.name} ${storageText('free')}, ${plans.pro.name} ${storageText('pro')}, ${plans.business.name} ${storageText('business').toLowerCase()}. [Account Settings](/user-profile) shows how much is used.`,
        ],
      },
      {
        question: 'What happens when I reach a limit?',
        answer: [
          'Nothing that you have is touched. The screen says which plan has more room, and keeps what you typed. After a downgrade everything stays, and stays visible; you just cannot add more.',
        ],
      },
      {
        question: 'How do I cancel?',
        answer: [
          'In [Account Settings](/user-profile), Subscription leads to the pages of the payment provider, where you cancel and find your invoices. The plan lasts until the end of the paid period.',
        ],
      },
    ],
  },
  portfolios: {
    title: 'Several portfolios',
    answers: [
      {
        question: 'Why have more than one?',
        answer: [
          'To tell your story differently to different employers. Each portfolio has its own address, sections, design, links, contacts and analytics; a copy begins with everything that the original shows.',
        ],
      },
      {
        question: 'I deleted a portfolio by mistake.',
        answer: [`It can be brought back for ${portfolioRestorableMinutes} minutes.`],
      },
      {
        question: 'How many can I have?',
        answer: [
          `${plans.free.name} has ${plans.free.limits.portfolios}, ${plans.pro.name} and ${plans.business.name} as many as you like.`,
        ],
      },
    ],
  },
  domains: {
    title: 'Own domains',
    answers: [
      {
        question: 'How do I show my page at my own domain?',
        answer: [
          'Add the domain, and set the two records that you are shown at the company that manages your domain: one proves that it is yours, the other makes it lead here. It is checked until the proof is found, and whenever you ask.',
        ],
      },
      {
        question: 'What if the record is removed?',
        answer: [
          'Then the page goes offline there as soon as a check notices. Set the record again to bring it back.',
        ],
      },
      {
        question: 'How many domains can I have?',
        answer: [
          `${plans.pro.name} has ${plans.pro.limits.domains}, ${plans.business.name} ${plans.business.limits.domains}.`,
        ],
      },
    ],
  },
  admin: {
    title: 'For admins',
    answers: [
      {
        question: 'What can an admin do?',
        answer: [
          'On [the admin dashboard](/admin): search accounts, change roles, deactivate and reactivate accounts, invite people, decide who may register, edit the texts of mails, read the audit log, check the files, and switch on maintenance mode, in which everything can be read and nothing changed.',
        ],
      },
      {
        question: 'Who becomes the first admin?',
        answer: ['Whoever sets it up at [Admin Setup](/admin-setup), which works once.'],
      },
      {
        question: 'Is the server working?',
        answer: ['[Status](/status) says how it is doing now, and how it did on each of the last 90 days.'],
      },
    ],
  },
  developers: {
    title: 'For developers',
    answers: [
      {
        question: 'Can I use it from a program?',
        answer: [
          'Whatever the screens do, the REST interface does too: the [API reference](/docs) has every call, with an example and a form to try it. Clients can be generated from the [OpenAPI document](/api/openapi.json).',
        ],
      },
      {
        question: 'What are the developer pages?',
        answer: [
          'Tests of the account calls, and all variants of buttons and icons. They are there only where the operator has switched them on.',
        ],
      },
    ],
  },
} satisfies Record<string, HelpPart>;
