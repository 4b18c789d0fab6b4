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
          '[Upload your CV](/upload-cv) and have it read. You see a proposal for each section beside the document, and accept what is right. Then choose a look under [Design](/design), and share the address from [Share Your Profile](/share-profile).',
        ],
      },
      {
        question: 'Who can see what I type?',
        answer: [
          'Each entry shows whether it is public. Only you can see private entries. Under [Design](/design), you also decide whether your whole page is public, unlisted or private.',
        ],
      },
      {
        question: 'How do I get around faster?',
        answer: [
          'Press Ctrl K (⌘ K on a Mac) on any screen and type where you want to go, what you want to add, or what you are looking for: an entry, a company, a link, “photo” or “password”. Press ? for a list of shortcuts.',
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
          'How many parts of your portfolio are filled in, and what to do next. [The dashboard](/) also shows how often your page was viewed, and what is due with your employer contacts.',
        ],
      },
      {
        question: 'Why can’t search engines find my public page?',
        answer: [
          'A public page is listed once it has your name and some content. Until then it is unlisted, and only people with the address can reach it. You decide who can find it on [the dashboard](/) and under [Design](/design).',
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
          `PDF, DOC and DOCX, up to ${bytesInWords(cvMaxBytes)}. The newest becomes your current CV. Earlier ones stay in the list, where you can make them current again.`,
        ],
      },
      {
        question: 'How is my CV read?',
        answer: [
          'On this server: nothing is sent to anyone else. [Read the CV](/upload-cv), and you see what was found beside the document. Accept, edit, skip or merge each entry. Nothing is saved before that, and you can undo all of it for ten minutes.',
        ],
      },
      {
        question: 'Can I bring data from elsewhere?',
        answer: [
          `Yes: a file from ${importFormats} (up to ${bytesInWords(importFileMaxBytes)}), the zip of a LinkedIn export, or the PDF or zip of a profile from here (a zip can be up to ${bytesInWords(importZipMaxBytes)}). The file itself is not kept; photos, video and CVs from such a zip are, if you add them.`,
        ],
      },
      {
        question: 'Can visitors download my CV?',
        answer: ['Only the ones you have made public. A new CV is private.'],
      },
    ],
  },
  video: {
    title: 'Video Introduction',
    answers: [
      {
        question: 'How do I make a video?',
        answer: [
          `[Record one in the browser](/video-intro-v2), or upload an MP4, WebM or MOV file. It can be up to ${bytesInWords(videoMaxBytes)}; your browser can make a larger one smaller first. Aim for about a minute: that is what people watch to the end.`,
        ],
      },
      {
        question: 'Can I hide my video for a while?',
        answer: [
          'Yes: press the word Public beside it. It then says Private, and neither your page nor a link to it shows the video until you press it again.',
        ],
      },
      {
        question: 'What if I don’t like my new video?',
        answer: [
          'Your previous video stays until the new one is saved. After that, you can restore it from [the bin](/bin) for 30 days.',
        ],
      },
      {
        question: 'Can I add captions?',
        answer: [
          'Yes, below the video: add them line by line with their times, or upload a WebVTT file. Viewers can turn them on.',
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
          `Up to ${most('facts')}, or as many as your [plan](/help#plans) includes if that is fewer. A fact is one sentence with an emoji. If you leave the emoji out, one is chosen by its place in the list.`,
        ],
      },
      {
        question: 'How do I change the order?',
        answer: ['Drag a fact by the handle beside it, or use its menu to move it up or down.'],
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
          `JPEG, PNG and WebP, and HEIC if your browser can read it: up to ${bytesInWords(imageMaxBytes)} each (larger ones are made smaller before upload), ${maxImagesPerUpload} at a time, ${most('gallery')} in all. They are stored in several sizes, without any location or camera details from the file.`,
        ],
      },
      {
        question: 'Why should I describe a photo?',
        answer: [
          'People who can’t see it have its caption read to them, and search engines read it too. Category and tags help you find it again.',
        ],
      },
      {
        question: 'Can I get my photos back?',
        answer: ['Yes. Select them in [the gallery](/gallery) and download them as one zip.'],
      },
    ],
  },
  skills: {
    title: 'Skills',
    answers: [
      {
        question: 'What does highlighting a skill do?',
        answer: [
          'It puts the skill first and makes it stand out on your page. Two or three say more than ten.',
        ],
      },
      {
        question: 'How many skills can I add?',
        answer: [
          `Up to ${most('skills')}, or as many as your [plan](/help#plans) includes if that is fewer.`,
        ],
      },
    ],
  },
  'work-experience': {
    title: 'Work Experience',
    answers: [
      {
        question: 'What order are positions listed in?',
        answer: [
          'Newest first, until you drag one. “Sort by date” restores that order. A position you still hold has no end date.',
        ],
      },
      {
        question: 'Do I need to know the exact day?',
        answer: [`No, a month is enough. You can add up to ${most('workExperience')} positions.`],
      },
    ],
  },
  education: {
    title: 'Education & Certifications',
    answers: [
      {
        question: 'What belongs where?',
        answer: [
          `Degrees and courses of study are education (up to ${most('education')}). Anything an organization has certified, with a date and perhaps an expiry date, is a certification (up to ${most('certifications')}).`,
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
          `Enter it on [Testimonials](/testimonials), with who said it and how you know each other. You can have up to ${most('testimonials')}. Your page shows readers which ones you entered and which ones the author has confirmed.`,
        ],
      },
      {
        question: 'How do I ask someone for a testimonial?',
        answer: [
          'Create a request on [Testimonials](/testimonials) and send its link. The author needs no account, confirms their address by e-mail, and can change or withdraw what they wrote later. You approve or decline what you receive. A confirmed testimonial has a page where anyone can check its signature.',
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
          'Only people who can see the entry: make it private, and only you can. Home addresses start out private. On your page, public contact details appear after “Show contact”.',
        ],
      },
      {
        question: 'How do visitors write to me?',
        answer: [
          'With the form at the bottom of your page; they don’t need an account. Each message becomes a new [employer contact](/employer-contacts) and reaches you as an e-mail that you can answer as usual. The form is closed while the Contact section is hidden under [Design](/design).',
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
          `[Projects](/more-sections), publications, languages, volunteering and awards: up to ${most('languages')} languages, ${most('publications')} publications and ${most('projects')} of each other kind. A list appears on your page as soon as it has a public entry, in the place you give it under [Design](/design).`,
        ],
      },
      {
        question: 'Do they count towards a complete portfolio?',
        answer: ['No. Your portfolio is complete with its nine parts.'],
      },
    ],
  },
} satisfies Record<string, HelpPart>;
