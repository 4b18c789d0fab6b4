import {
  IconAddressBook,
  IconBriefcase,
  IconCertificate,
  IconFileCv,
  IconPhoto,
  IconQuote,
  IconSparkles,
  IconTools,
  IconVideo,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Dashboard } from '../../../contracts/dashboard';
import { nextOpenPart, type PortfolioPart, portfolioParts } from '../../../contracts/portfolio-parts';

/** The icon of each part of the portfolio, and the label of its next step. */
export const partLooks: Record<PortfolioPart, { icon: TablerIcon; hint: string; step: string }> = {
  cv: { icon: IconFileCv, hint: 'The document it all starts from', step: 'upload your CV' },
  facts: { icon: IconSparkles, hint: 'What makes people remember you', step: 'add an interesting fact' },
  video: { icon: IconVideo, hint: 'Half a minute in your own voice', step: 'record a short video intro' },
  gallery: { icon: IconPhoto, hint: 'Your work and you in pictures', step: 'add photos of your work' },
  testimonials: { icon: IconQuote, hint: 'What others say about you', step: 'add what others say about you' },
  skills: { icon: IconTools, hint: 'What you can do, and how well', step: 'list your skills' },
  workExperience: { icon: IconBriefcase, hint: 'Where you have worked', step: 'add where you have worked' },
  education: { icon: IconCertificate, hint: 'What you have learned', step: 'add what you have learned' },
  contact: { icon: IconAddressBook, hint: 'How people reach you', step: 'say how people reach you' },
};

export const partCount = portfolioParts.length;

/** The progress of the portfolio, and the first incomplete part. */
export function progressOf(complete: Dashboard['complete']) {
  const done = portfolioParts.filter(({ key }) => complete[key]).length;
  const percent = Math.round((done / partCount) * 100);
  return { done, remaining: partCount - done, percent, next: nextOpenPart(complete) };
}
export type Progress = ReturnType<typeof progressOf>;
