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
          'Entries, photos, videos, CVs and employer contacts that you delete stay in [the bin](/bin) for 30 days. You can restore one, or all of them.',
        ],
      },
      {
        question: 'Does the bin count towards my storage?',
        answer: [
          'No. It holds as much again as your plan stores; beyond that, the oldest files in it go first. Empty it if something has to be gone at once.',
        ],
      },
    ],
  },
  versions: {
    title: 'Versions',
    answers: [
      {
        question: 'Can I go back to an earlier version of my page?',
        answer: [
          'Yes. [Versions](/versions) keeps your page as it was each time you published it and before each import. Compare a version with your page now, and restore it. You can undo that too: the page you replaced becomes a version as well.',
          'What you have added since then goes to [the bin](/bin), and CVs you have added become private. Who can see your page does not change.',
        ],
      },
      {
        question: 'How long are versions kept?',
        answer: [
          `The latest ${mostVersions} are kept. A version with a name stays until you delete it: name it after the employer you sent your page to, for example.`,
        ],
      },
      {
        question: 'Do versions include my files?',
        answer: [
          `Photos, the video and CVs come back as long as they are still on your page or in [the bin](/bin), where they stay for 30 days. A testimonial that its author has withdrawn does not come back.`,
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
          'In [Account Settings](/user-profile). A new password signs you out everywhere else. If you have forgotten yours, [request a link](/forgot-password) on the sign-in page.',
        ],
      },
      {
        question: 'Where am I signed in?',
        answer: [
          'The Security tab lists your sessions with device and place. You can end any of them there.',
        ],
      },
      {
        question: 'Can I take everything with me?',
        answer: ['Yes. Download Data gives you all your data and files as one zip.'],
      },
      {
        question: 'How do I delete my account?',
        answer: [
          `In [Account Settings](/user-profile). Your page goes offline at once, and the account is deleted for good after ${deletionGraceDays} days. Until then, you can change your mind.`,
        ],
      },
    ],
  },
  'two-factor': {
    title: 'Two-factor sign-in',
    answers: [
      {
        question: 'How do I turn it on?',
        answer: [
          `In [Account Settings](/user-profile), under Security: scan the code with an authenticator app and enter what it shows. You get ${recoveryCodeCount} recovery codes. Don’t keep them on your phone.`,
        ],
      },
      {
        question: 'I have lost my phone.',
        answer: [
          'Sign in with a recovery code instead of the code from the app. Each one works once. Create new ones afterwards.',
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
          `${plans.free.name} costs nothing. ${price('pro')}; ${price('business')}. You can try either for ${plans.pro.trialDays} days. Where no plans are sold, everything is free and only storage is limited.`,
        ],
      },
      {
        question: 'How much can I store?',
        answer: [
          `${plans.free.name} ${storageText('free')}, ${plans.pro.name} ${storageText('pro')}, ${plans.business.name} ${storageText('business').toLowerCase()}. [Account Settings](/user-profile) shows how much you have used.`,
        ],
      },
      {
        question: 'What happens when I reach a limit?',
        answer: [
          'Nothing you already have changes. You are told which plan has more room, and what you typed is kept. After a downgrade, everything stays and stays visible; you just can’t add more.',
        ],
      },
      {
        question: 'How do I cancel?',
        answer: [
          'In [Account Settings](/user-profile), Subscription takes you to the payment provider, where you can cancel and find your invoices. Your plan lasts until the end of the period you have paid for.',
        ],
      },
    ],
  },
  portfolios: {
    title: 'Several portfolios',
    answers: [
      {
        question: 'Why would I want more than one?',
        answer: [
          'To tell your story differently to different employers. Each portfolio has its own address, sections, design, links, contacts and analytics. A copy starts with everything the original shows.',
        ],
      },
      {
        question: 'I deleted a portfolio by mistake.',
        answer: [`You can bring it back for ${portfolioRestorableMinutes} minutes.`],
      },
      {
        question: 'How many can I have?',
        answer: [
          `${plans.free.limits.portfolios} with ${plans.free.name}, as many as you like with ${plans.pro.name} and ${plans.business.name}.`,
        ],
      },
    ],
  },
  domains: {
    title: 'Own domains',
    answers: [
      {
        question: 'How do I show my page on my own domain?',
        answer: [
          'Add the domain, then create the two DNS records you are shown with the company that manages your domain: one proves that it is yours, the other points it here. We keep checking until the proof is found, and whenever you ask.',
        ],
      },
      {
        question: 'What happens if a record is removed?',
        answer: [
          'Your page goes offline on that domain as soon as a check notices. Add the record again to bring it back.',
        ],
      },
      {
        question: 'How many domains can I have?',
        answer: [
          `${plans.pro.limits.domains} with ${plans.pro.name}, ${plans.business.limits.domains} with ${plans.business.name}.`,
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
          'On [the admin dashboard](/admin): search accounts, change roles, deactivate and reactivate accounts, invite people, decide who may register, edit e-mail templates, read the audit log, check the files, and turn on maintenance mode, in which everything can be read but nothing changed.',
        ],
      },
      {
        question: 'Who becomes the first admin?',
        answer: ['Whoever completes [Admin Setup](/admin-setup) first. It works only once.'],
      },
      {
        question: 'Is the server working?',
        answer: ['[Status](/status) shows how it is doing now, and how it did on each of the last 90 days.'],
      },
    ],
  },
  developers: {
    title: 'For developers',
    answers: [
      {
        question: 'Can I use Storyfolio from a program?',
        answer: [
          'Yes. Everything you can do on screen, you can do through the REST API: the [API reference](/docs) has every call, with an example and a form to try it. You can generate a client from the [OpenAPI document](/api/openapi.json).',
        ],
      },
      {
        question: 'What are the developer pages?',
        answer: [
          'Tests of the account calls, and all variants of buttons and icons. They exist only where the operator has turned them on.',
        ],
      },
    ],
  },
} satisfies Record<string, HelpPart>;
