import type { EditedSection } from './definitions/section-ui';

/** A screen that is the list of one section and nothing else. */
export interface PlainScreen {
  section: EditedSection;
  title: string;
  purpose: string;
}

/** The plain screens by their paths. A section that needs more than its list has a screen of its own instead. */
export const plainScreens = {
  '/skills': {
    section: 'skills',
    title: 'Skills & Technologies',
    purpose: 'What you are good at, how good, and what proves it.',
  },
  '/work-experience': {
    section: 'workExperience',
    title: 'Work Experience',
    purpose: 'Where you worked, what you did there, and what came of it.',
  },
} as const satisfies Record<`/${string}`, PlainScreen>;
