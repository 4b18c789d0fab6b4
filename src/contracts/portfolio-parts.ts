const parts = [
  { key: 'cv', label: 'CV Upload', path: '/upload-cv' },
  { key: 'facts', label: 'Interesting Facts', path: '/ten-facts' },
  { key: 'video', label: 'Video Intro', path: '/video-intro' },
  { key: 'gallery', label: 'Photo Gallery', path: '/gallery' },
  { key: 'testimonials', label: 'Testimonials', path: '/testimonials' },
  { key: 'skills', label: 'Skills', path: '/skills' },
  { key: 'workExperience', label: 'Work Experience', path: '/work-experience' },
  { key: 'education', label: 'Education & Certifications', path: '/education-certifications' },
  { key: 'contact', label: 'Contact', path: '/contact' },
] as const;

/** The key of one part of a portfolio. */
export type PortfolioPart = (typeof parts)[number]['key'];

/** The path of a part's screen. */
export type PartPath = (typeof parts)[number]['path'];

const further = [
  { key: 'projects', label: 'Projects' },
  { key: 'publications', label: 'Publications' },
  { key: 'languages', label: 'Languages' },
  { key: 'volunteering', label: 'Volunteering' },
  { key: 'awards', label: 'Awards' },
] as const;

/** The key of a list that no portfolio needs to be complete. */
export type FurtherPart = (typeof further)[number]['key'];

/** Lists outside the nine parts, in the order of the screen that they share. */
export const furtherParts: readonly { key: FurtherPart; label: string }[] = further;

/** The path of that screen. */
export const furtherPath = '/more-sections';

/** The nine parts of a portfolio, each with the path of its screen, in the order in which the dashboard shows them. */
export const portfolioParts: readonly { key: PortfolioPart; label: string; path: string }[] = parts;

/**
 * The first part that is empty, in the order of the dashboard.
 * @param after the part from which to look on; what comes before it is the last to be found, and it itself is not
 */
export function nextOpenPart(complete: Record<PortfolioPart, boolean>, after?: PortfolioPart | FurtherPart) {
  const start = portfolioParts.findIndex(({ key }) => key === after) + 1;
  const inTurn = [...portfolioParts.slice(start), ...portfolioParts.slice(0, start)];
  return inTurn.find(({ key }) => key !== after && !complete[key]);
}
