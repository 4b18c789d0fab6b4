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
          'Theme, accent color, type, light or dark, and the order and visibility of the sections, beside a live preview. The [templates](/templates) show the themes. Colors are adjusted so that everything stays readable.',
        ],
      },
      {
        question: 'When do visitors see a change?',
        answer: [
          'When you publish. Until then it is a draft that only you can see, and each change can be undone. Publishing can be undone for ten minutes.',
        ],
      },
      {
        question: 'Can I change the address of my page?',
        answer: [
          `Yes; while you type, the screen says whether it is free. The old address leads to the new one for ${redirectDays} days.`,
        ],
      },
    ],
  },
  share: {
    title: 'Share Your Profile',
    answers: [
      {
        question: 'In which forms can I send my profile?',
        answer: [
          'As an address, a QR code, an e-mail signature, a badge for web sites, and as files: PDF (as a portfolio or a plain CV, on A4 or Letter), Word, plain text, Markdown, JSON Resume, vCard, or a zip with the whole page. [Share Your Profile](/share-profile) has all of them. A file to send names the e-mail address, telephone number and town that you choose there; visitors get it without them, and only your archive has what is private.',
        ],
      },
      {
        question: 'What does the list of missing things mean?',
        answer: ['What readers would look for and not find. None of it is required.'],
      },
    ],
  },
  links: {
    title: 'Links',
    answers: [
      {
        question: 'What is a link for?',
        answer: [
          'For one reader: [make one](/links) for each employer, and you see when it is opened and what was read. Readers are told what you see, and can go on unseen.',
        ],
      },
      {
        question: 'How do I limit a link?',
        answer: [
          `Give it an end date, a number of opens, which counts browsers on a network and not people, or a passcode of ${passcodeLength.min} characters or more. It can have words of its own above the page, hide sections, and open a page that is otherwise private. Once revoked, it stops working at once. A portfolio has ${countText(maxLinks, 'link')} at most.`,
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
          'Each contact has a status, the job with its ad, salary and deadline, notes, interview rounds and a next action, on one timeline. The board moves contacts from status to status, by mouse, touch, keyboard or menu; what is due shows on [the dashboard](/).',
          'Each move can be undone while it is announced. Archive sets a contact aside, and Bring back returns it to the status that it had.',
        ],
      },
      {
        question: 'Can I import a table?',
        answer: [
          `Yes, a CSV file of ${bytesInWords(contactTableMaxBytes)} at most, with a preview before anything is written; duplicates are named. A portfolio holds ${countText(maxEmployerContacts, 'contact')}.`,
        ],
      },
      {
        question: 'What did I send to somebody?',
        answer: [
          `Your page is kept as PDF with the contact when you make a link for it, and when it becomes Contacted or more: as a reader sees it on that day, one PDF a day and ${maxSentDocuments} at most. They count towards your storage.`,
        ],
      },
      {
        question: 'How do I get my contacts out?',
        answer: [
          'Export them as CSV or JSON: the history of each status is included, and the file can be imported again.',
        ],
      },
      {
        question: 'Can I see interviews in my calendar?',
        answer: [
          'Subscribe to the calendar address, or download one contact as an iCalendar file. An interview with a time reminds you an hour before, if your calendar takes reminders from others. The address is secret; make a new one if it falls into the wrong hands.',
        ],
      },
      {
        question: 'What are saved views?',
        answer: [
          `A filter and a sort order of the list, under a name that you choose. You can save ${maxSavedViews}.`,
        ],
      },
      {
        question: 'Can I be reminded?',
        answer: [
          'By mail, at 8 in the morning of your time zone, if you switch that on. One click in such a mail stops all of its kind.',
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
          'Views, once the page has really been seen, how long it was read, which sections, how much of the video, and downloads. No cookie is set, and the address of a visitor is never stored. Visitors can switch counting off at the foot of the page.',
        ],
      },
      {
        question: 'Are my own visits counted?',
        answer: ['No. Neither are visits by programs, as far as they can be recognized.'],
      },
      {
        question: 'Why do I see a name for some views?',
        answer: [
          'They came through one of your [links](/links), which you made for that person. Other visitors stay unknown.',
        ],
      },
      {
        question: 'When does a day begin?',
        answer: [
          'At midnight in the time zone of your browser, or in one that you choose on [the screen](/analytics).',
        ],
      },
    ],
  },
} satisfies Record<string, HelpPart>;
