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

/** The nine parts of a portfolio, each with the path of its screen, in the order in which the dashboard shows them. */
export const portfolioParts: readonly { key: PortfolioPart; label: string; path: string }[] = parts;
