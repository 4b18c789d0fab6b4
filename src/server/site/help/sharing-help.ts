import { contactTableMaxBytes } from '../../../contracts/contact-import';
import { countText } from '../../../contracts/count-text';
import { maxEmployerContacts, maxSavedViews } from '../../../contracts/employer-contact';
import { maxLinks, passcodeLength } from '../../../contracts/link';
import { redirectDays } from '../../../contracts/profile';
import { maxSentDocuments } from '../../../contracts/sent-document';
import { bytesInWords } from '../../api-reference/limits-text';
import type { HelpPart } from './help-part';

/** The parts about the page, its readers and the job search. */
export const sharingHelp = {
  design: {
    title: 'Design',
    answers: [
      {
        question: 'What can I change?',
        answer: [
          'Theme, accent color, fonts, light or dark, and the order and visibility of the sections, beside a live preview. [Templates](/templates) shows all themes. Colors are adjusted so that everything stays readable.',
        ],
      },
      {
        question: 'When do visitors see a change?',
        answer: [
          'When you publish. Until then, it is a draft that only you can see, and you can undo each change. You can also undo publishing for ten minutes.',
        ],
      },
      {
        question: 'Can I change the address of my page?',
        answer: [
          `Yes. You see whether it is available while you type. The old address redirects to the new one for ${redirectDays} days.`,
        ],
      },
    ],
  },
  share: {
    title: 'Share Your Profile',
    answers: [
      {
        question: 'What formats can I send my profile in?',
        answer: [
          'As an address, a QR code, an e-mail signature, a badge for websites, and as files: PDF (as a portfolio or a plain CV, on A4 or Letter), Word, plain text, Markdown, JSON Resume, vCard, or a zip with the whole page. [Share Your Profile](/share-profile) has them all. The files you send include the e-mail address, phone number and town you choose there. Visitors get them without these details, and only your own archive includes private entries.',
        ],
      },
      {
        question: 'What does the list of missing things tell me?',
        answer: ['What readers would look for but not find. None of it is required.'],
      },
    ],
  },
  links: {
    title: 'Links',
    answers: [
      {
        question: 'What is a link for?',
        answer: [
          'For one reader. [Make one](/links) for each employer, and you see when it is opened and what was read. Readers are told what you can see, and can choose to continue unseen.',
        ],
      },
      {
        question: 'How do I limit a link?',
        answer: [
          `Give it an end date, a maximum number of opens (which counts browsers on a network, not people) or a passcode of at least ${passcodeLength.min} characters. A link can also carry a note above the page, hide sections, and open a page that is otherwise private. It stops working the moment you revoke it. A portfolio can have up to ${countText(maxLinks, 'link')}.`,
        ],
      },
    ],
  },
  'employer-contacts': {
    title: 'Employer Contacts',
    answers: [
      {
        question: 'How do I keep track of my applications?',
        answer: [
          'Each contact has a status, the job with its ad, salary and deadline, notes, interview rounds and a next action, all on one timeline. On the board, you move contacts from status to status by mouse, touch, keyboard or menu. [The dashboard](/) shows what is due.',
          'You can undo each move while its message is shown. Archive sets a contact aside, and Bring back returns it to the status it had.',
        ],
      },
      {
        question: 'Can I import a table?',
        answer: [
          `Yes, a CSV file of up to ${bytesInWords(contactTableMaxBytes)}. You see a preview, with duplicates marked, before anything is saved. A portfolio can hold ${countText(maxEmployerContacts, 'contact')}.`,
        ],
      },
      {
        question: 'What did I send to someone?',
        answer: [
          `Your page is kept as a PDF with the contact when you make a link for it, and when its status becomes Contacted or later: just as a reader would see it that day, at most one PDF a day and ${maxSentDocuments} in all. They count towards your storage.`,
        ],
      },
      {
        question: 'How do I get my contacts out?',
        answer: [
          'Export them as CSV or JSON. The status history is included, and you can import the file again.',
        ],
      },
      {
        question: 'Can I see interviews in my calendar?',
        answer: [
          'Yes. Subscribe to the calendar address, or download one contact as an iCalendar file. If your calendar accepts reminders from subscriptions, you are reminded an hour before each interview that has a time. Keep the address secret, and make a new one if it falls into the wrong hands.',
        ],
      },
      {
        question: 'What are saved views?',
        answer: [
          `A filter and sort order for the list, saved under a name you choose. You can save up to ${maxSavedViews}.`,
        ],
      },
      {
        question: 'Can I be reminded?',
        answer: [
          'Yes, by e-mail at 8 in the morning in your time zone, if you turn that on. One click in any of these e-mails stops all of that kind.',
        ],
      },
    ],
  },
  analytics: {
    title: 'Analytics',
    answers: [
      {
        question: 'What is counted?',
        answer: [
          'Views (once the page has actually been seen), how long it was read, which sections, how much of the video was watched, and downloads. No cookie is set, and a visitor’s IP address is never stored. Visitors can turn counting off at the bottom of the page.',
        ],
      },
      {
        question: 'Are my own visits counted?',
        answer: ['No. Nor are visits by bots, as far as they can be recognized.'],
      },
      {
        question: 'Why do I see a name for some views?',
        answer: [
          'They came through one of your [links](/links), which you made for that person. Other visitors stay anonymous.',
        ],
      },
      {
        question: 'When does a day begin?',
        answer: [
          'At midnight in your browser’s time zone, or in one you choose under [Analytics](/analytics).',
        ],
      },
    ],
  },
} satisfies Record<string, HelpPart>;
