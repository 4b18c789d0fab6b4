import { cvMaxBytes } from '../../../contracts/cv';
import { importFileMaxBytes, importFormats, importZipMaxBytes } from '../../../contracts/cv-import';
import { maxImagesPerUpload } from '../../../contracts/gallery-upload';
import { type SectionKey, sectionContracts } from '../../../contracts/sections';
import { imageMaxBytes } from '../../../contracts/sections/gallery-image';
import { videoMaxBytes } from '../../../contracts/video';
import { bytesInWords } from '../../api-reference/limits-text';
import type { HelpPart } from './help-part';

const most = (key: SectionKey) => String(sectionContracts[key].maxItems);

const undo =
  'Press Undo in the message that appears. Later, restore it from [the bin](/bin), where it stays for 30 days.';

/** The parts about what a portfolio consists of. */
export const portfolioHelp = {
  start: {
    title: 'Getting started',
    answers: [
      {
        question: 'How do I get from a CV to a page?',
        answer: [
          '[Upload your CV](/upload-cv) and have it read: you see a proposal for your sections beside the document, and accept what is right. Then choose how the page looks under [Design](/design), and send its address from [Share Your Profile](/share-profile).',
        ],
      },
      {
        question: 'Who can see what I type?',
        answer: [
          'Each entry says whether it is public. Only you can see private entries. Under [Design](/design) you also decide whether the page as a whole is public, unlisted or private.',
        ],
      },
      {
        question: 'How do I get around faster?',
        answer: [
          'Press Ctrl K (⌘ K on a Mac) on any screen and type where you want to go, what you want to add, or a word of what you look for: an entry, a company, a link, “photo” or “password”. A question mark lists the keys.',
        ],
      },
    ],
  },
  dashboard: {
    title: 'Dashboard',
    answers: [
      {
        question: 'What does the ring show?',
        answer: [
          'How many parts of your portfolio are filled in, and what to do next. [The dashboard](/) also shows the views of your page, and what is due with your employers.',
        ],
      },
      {
        question: 'Why is my public page not found by search engines?',
        answer: [
          'A public page is listed once it has a name and shows something; until then it is unlisted, and reached only by its address. Who can find it is decided on [the dashboard](/) and under [Design](/design).',
        ],
      },
    ],
  },
  cv: {
    title: 'CV Upload',
    answers: [
      {
        question: 'Which files can I upload?',
        answer: [
          `PDF, DOC and DOCX, ${bytesInWords(cvMaxBytes)} at most. The newest becomes your current CV; earlier ones stay in the list, where they can be made current again.`,
        ],
      },
      {
        question: 'How is my CV read?',
        answer: [
          'By this server itself: nothing is sent to anybody else. [Read the CV](/upload-cv) and you see what was found beside the document. Accept, edit, skip or merge each entry; nothing is written before that, and all of it can be undone for ten minutes.',
        ],
      },
      {
        question: 'Can I bring data from elsewhere?',
        answer: [
          `A file of ${importFormats} (${bytesInWords(importFileMaxBytes)} at most), the zip of a LinkedIn export, or the PDF or zip of a profile from here (a zip may be as large as ${bytesInWords(importZipMaxBytes)}). Nothing of the file is kept but the photos, the video and the CVs of such a zip, if you add them.`,
        ],
      },
      {
        question: 'Can visitors download my CV?',
        answer: ['Only a version that you have made public. A CV is private at first.'],
      },
    ],
  },
  video: {
    title: 'Video Introduction',
    answers: [
      {
        question: 'How do I make a video?',
        answer: [
          `[Record one in the browser](/video-intro-v2), or upload an MP4, WebM or MOV file. It may be as large as ${bytesInWords(videoMaxBytes)}; a larger one can be made smaller in your browser first. About a minute is what people watch to the end.`,
        ],
      },
      {
        question: 'What if I do not like my new video?',
        answer: [
          'The previous video stays until the new one is stored, and can be restored from [the bin](/bin) for 30 days after that.',
        ],
      },
      {
        question: 'Can I add captions?',
        answer: [
          'Yes, below the video: each with its times and words, or all of them as a WebVTT file. Viewers can switch them on.',
        ],
      },
    ],
  },
  facts: {
    title: 'Interesting Facts',
    answers: [
      {
        question: 'How many facts can I add?',
        answer: [
          `${most('facts')} at most, or as many as your [plan](/help#plans) has, if that is fewer. A fact is one sentence with an emoji; if you leave that out, it follows from the place in the list.`,
        ],
      },
      {
        question: 'How do I change the order?',
        answer: ['Drag a fact by the grip that shows beside it, or move it up and down by its menu.'],
      },
      { question: 'I removed something by mistake.', answer: [undo] },
    ],
  },
  gallery: {
    title: 'Photo Gallery',
    answers: [
      {
        question: 'Which photos can I upload?',
        answer: [
          `JPEG, PNG and WebP, and HEIC where your browser reads it, ${bytesInWords(imageMaxBytes)} each (larger ones are made smaller before they are sent), ${maxImagesPerUpload} at a time, ${most('gallery')} in all. They are stored in several sizes, without the location and camera details that the file may contain.`,
        ],
      },
      {
        question: 'Why should I describe a photo?',
        answer: [
          'People who cannot see it hear its caption, and search engines read it. Category and tags help you find it again.',
        ],
      },
      {
        question: 'Can I get my photos back?',
        answer: ['Select them in [the gallery](/gallery) and download them as one zip.'],
      },
    ],
  },
  skills: {
    title: 'Skills',
    answers: [
      {
        question: 'What does highlighting a skill do?',
        answer: [
          'Highlighted skills stand out on your page, before the others. Two or three say more than ten.',
        ],
      },
      {
        question: 'How many skills can I add?',
        answer: [`${most('skills')} at most, or as many as your [plan](/help#plans) has, if that is fewer.`],
      },
    ],
  },
  'work-experience': {
    title: 'Work Experience',
    answers: [
      {
        question: 'In which order are positions listed?',
        answer: [
          'Newest first, until you drag one. “Sort by date” brings that order back. A position that you still hold has no end date.',
        ],
      },
      {
        question: 'Must I know the exact day?',
        answer: [`No: a month is enough. You can add ${most('workExperience')} positions at most.`],
      },
    ],
  },
  education: {
    title: 'Education & Certifications',
    answers: [
      {
        question: 'What belongs where?',
        answer: [
          `Degrees and courses of study are education (${most('education')} at most); what an organization has certified, with a date and perhaps an expiry date, is a certification (${most('certifications')} at most).`,
        ],
      },
      {
        question: 'Why is my certification not marked as verified?',
        answer: [
          'Only the product itself sets that mark. Give the address of the certificate, so that readers can check it.',
        ],
      },
    ],
  },
  testimonials: {
    title: 'Testimonials',
    answers: [
      {
        question: 'How do I add what others say about me?',
        answer: [
          `Type it in on [Testimonials](/testimonials), with who said it and how you know each other: ${most('testimonials')} at most. The page shows its readers which ones you typed and which ones an author has confirmed.`,
        ],
      },
      {
        question: 'How do I ask somebody for a testimonial?',
        answer: [
          'Make a request on [Testimonials](/testimonials), and send its link. The author writes without an account, confirms the address by mail, and can change or withdraw the words later. You approve or decline what comes; a confirmed one has a page where anybody can check its signature.',
        ],
      },
      {
        question: 'I removed a testimonial by mistake.',
        answer: [undo],
      },
    ],
  },
  contact: {
    title: 'Contact',
    answers: [
      {
        question: 'Who sees my phone number and my address?',
        answer: [
          'Only those who may see the entry: make it private, and only you can see it. Addresses of the type Home are private at first. On the page, public ways to reach you are shown after “Show contact”.',
        ],
      },
      {
        question: 'How do visitors write to me?',
        answer: [
          'With the form at the foot of your page, without an account. A message becomes a new [employer contact](/employer-contacts), and a mail that you answer as usual. The form is closed while the section Contact is hidden under [Design](/design).',
        ],
      },
    ],
  },
  'more-sections': {
    title: 'More Sections',
    answers: [
      {
        question: 'What can I add besides the nine parts of my portfolio?',
        answer: [
          `[Projects](/more-sections), publications, languages, volunteering and awards: ${most('languages')} languages, ${most('publications')} publications and ${most('projects')} of each other kind at most. A list is on your page as soon as it has a public entry, where [Design](/design) places it.`,
        ],
      },
      {
        question: 'Do they count towards a complete portfolio?',
        answer: ['No. A portfolio is complete with its nine parts.'],
      },
    ],
  },
} satisfies Record<string, HelpPart>;
