/** The groups of calls, in the order of the reference. A key is the group's anchor there. */
export const callGroups = {
  'sign-in': {
    name: 'Signing in',
    description: 'Registration, sessions that are opened and ended, and the links of mails.',
  },
  account: {
    name: 'Account',
    description: 'The account of the session: name, password, second factor, sessions, storage and its end.',
  },
  plans: { name: 'Plans and billing', description: 'What the account may add, and what it pays.' },
  profile: {
    name: 'Profile',
    description: 'The portfolio itself: its own fields, its address, its design, its state and its mails.',
  },
  portfolios: {
    name: 'Portfolios',
    description: 'The portfolios of an account: create, copy, switch, delete and bring back.',
  },
  domains: { name: 'Domains', description: 'Own domains at which a portfolio is read.' },
  portrait: { name: 'Portrait', description: 'The portrait photo.' },
  cv: { name: 'CV', description: 'CV files, and what is read from them into the sections.' },
  video: { name: 'Video introduction', description: 'The video, its captions and its other forms.' },
  facts: { name: 'Interesting facts', description: 'The section of facts.' },
  gallery: { name: 'Photo gallery', description: 'The images of the gallery, and their files.' },
  skills: { name: 'Skills', description: 'The section of skills.' },
  'work-experience': { name: 'Work experience', description: 'The positions held.' },
  education: { name: 'Education', description: 'Degrees and courses of study.' },
  certifications: { name: 'Certifications', description: 'Certificates.' },
  testimonials: { name: 'Testimonials', description: 'What others say, and how they are asked for it.' },
  contacts: { name: 'Contact details', description: 'Ways to reach the owner.' },
  addresses: { name: 'Addresses', description: 'Postal addresses; private unless they are made public.' },
  projects: { name: 'Projects', description: 'Projects, of work or one’s own.' },
  publications: { name: 'Publications', description: 'Publications with their authors and links.' },
  languages: { name: 'Languages', description: 'Languages with their levels.' },
  volunteering: { name: 'Volunteering', description: 'Positions without pay.' },
  awards: { name: 'Awards', description: 'Prizes and honors.' },
  links: { name: 'Links', description: 'Links to the page for one reader each.' },
  'employer-contacts': {
    name: 'Employer contacts',
    description: 'The people met during a job search, with notes, interview rounds and hints.',
  },
  calendar: { name: 'Calendar', description: 'Next actions, deadlines and interview rounds for calendars.' },
  analytics: { name: 'Analytics', description: 'Views of the page: recorded, summed and listed.' },
  exports: { name: 'Exports', description: 'Data as files, to be taken elsewhere.' },
  admin: { name: 'Admin', description: 'For admins only: accounts, invitations, settings, mails and files.' },
  system: { name: 'System', description: 'What this installation offers, and how it is.' },
} as const;

export type CallGroup = keyof typeof callGroups;
