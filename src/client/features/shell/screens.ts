import {
  IconAddressBook,
  IconApps,
  IconBriefcase,
  IconCertificate,
  IconClick,
  IconFileCv,
  IconHome,
  IconLayoutDashboard,
  IconPhoto,
  IconQuote,
  IconSettings,
  IconShieldCog,
  IconSparkles,
  IconTestPipe,
  IconTools,
  IconVideo,
  type TablerIcon,
} from '@tabler/icons-react';

export interface Screen {
  path: string;
  /** Another address of the same screen. */
  alias?: string;
  label: string;
  icon: TablerIcon;
  /** Shown to some alone: to admins, or where the server serves the developers' pages. */
  only?: 'admins' | 'developers';
  /** Whether the account block leads there instead of the list. */
  isInAccountBlock?: true;
}

/** The screens that a signed-in person can go to, in the order of the navigation. */
export const screens = [
  { path: '/', label: 'Dashboard', icon: IconLayoutDashboard },
  { path: '/landing', label: 'Landing Page', icon: IconHome },
  { path: '/upload-cv', label: 'CV Upload', icon: IconFileCv },
  { path: '/video-intro-v2', alias: '/video-intro', label: 'Video Introduction', icon: IconVideo },
  { path: '/ten-facts', label: 'Interesting Facts', icon: IconSparkles },
  { path: '/gallery', label: 'Photo Gallery', icon: IconPhoto },
  { path: '/skills', label: 'Skills', icon: IconTools },
  { path: '/work-experience', label: 'Work Experience', icon: IconBriefcase },
  { path: '/education-certifications', label: 'Education & Certifications', icon: IconCertificate },
  { path: '/testimonials', label: 'Testimonials', icon: IconQuote },
  { path: '/contact', label: 'Contact', icon: IconAddressBook },
  { path: '/user-profile', label: 'Account Settings', icon: IconSettings, isInAccountBlock: true },
  { path: '/app-button-demo', label: 'App Buttons', icon: IconClick, only: 'developers' },
  { path: '/app-icon-demo', label: 'App Icons', icon: IconApps, only: 'developers' },
  { path: '/user-management-test', label: 'User Management Test', icon: IconTestPipe, only: 'developers' },
  { path: '/admin', label: 'Admin Dashboard', icon: IconShieldCog, only: 'admins' },
] as const satisfies Screen[];

/** What can be added from anywhere: the screen opens with the form for a new entry. */
export const additions = [
  { path: '/ten-facts', label: 'Add an interesting fact' },
  { path: '/skills', label: 'Add a skill' },
  { path: '/work-experience', label: 'Add work experience' },
  { path: '/education-certifications', label: 'Add education' },
  { path: '/testimonials', label: 'Add a testimonial' },
  { path: '/contact', label: 'Add a contact' },
] as const;

type NavigationScreen = (typeof screens)[number];
type ScreenPath = NavigationScreen['path'] | Extract<NavigationScreen, { alias: string }>['alias'];

/** Whether a path is one of the screen's addresses. */
export const leadsTo = (path: string, screen: Screen) => path === screen.path || path === screen.alias;

/** Whether a path of the product leads to a screen. */
export const isScreen = (path: string): path is ScreenPath => screens.some((screen) => leadsTo(path, screen));

/** Titles of what is at an address that leads this person to no screen of the navigation. */
export const otherTitles: Record<string, string> = {
  '/admin': 'Access Denied',
  '/admin-setup': 'Admin Setup',
};
