import {
  IconAddressBook,
  IconApps,
  IconBriefcase,
  IconCertificate,
  IconChartBar,
  IconClick,
  IconCreditCard,
  IconDiamond,
  IconFileCv,
  IconFolders,
  IconHome,
  IconLayoutDashboard,
  IconLink,
  IconPalette,
  IconPhoto,
  IconQuote,
  IconSettings,
  IconShare,
  IconShieldCog,
  IconSparkles,
  IconTestPipe,
  IconTools,
  IconUsers,
  IconVideo,
  type TablerIcon,
} from '@tabler/icons-react';
import type { HelpTopic } from '../../../contracts/help';
import type { SectionKey } from '../../../contracts/sections';

export interface Screen {
  path: string;
  /** An alternative path of the same screen. */
  alias?: string;
  label: string;
  icon: TablerIcon;
  /** The part of the help about it. */
  help: HelpTopic;
  /** Restricted to admins, or to servers with the developer pages enabled. */
  only?: 'admins' | 'developers';
  /** Whether the account block links to it instead of the navigation. */
  isInAccountBlock?: true;
  /** Whether pages of their own lie below its path. */
  hasPages?: true;
}

/** The screens of a signed-in user, in the order of the navigation. */
export const screens = [
  { path: '/', label: 'Dashboard', icon: IconLayoutDashboard, help: 'dashboard' },
  { path: '/landing', label: 'Landing Page', icon: IconHome, help: 'start' },
  { path: '/upload-cv', label: 'CV Upload', icon: IconFileCv, help: 'cv' },
  {
    path: '/video-intro-v2',
    alias: '/video-intro',
    label: 'Video Introduction',
    icon: IconVideo,
    help: 'video',
  },
  { path: '/ten-facts', label: 'Interesting Facts', icon: IconSparkles, help: 'facts' },
  { path: '/gallery', label: 'Photo Gallery', icon: IconPhoto, help: 'gallery' },
  { path: '/skills', label: 'Skills', icon: IconTools, help: 'skills' },
  { path: '/work-experience', label: 'Work Experience', icon: IconBriefcase, help: 'work-experience' },
  {
    path: '/education-certifications',
    label: 'Education & Certifications',
    icon: IconCertificate,
    help: 'education',
  },
  { path: '/testimonials', label: 'Testimonials', icon: IconQuote, help: 'testimonials' },
  { path: '/contact', label: 'Contact', icon: IconAddressBook, help: 'contact' },
  { path: '/analytics', label: 'Analytics', icon: IconChartBar, help: 'analytics' },
  {
    path: '/employer-contacts',
    label: 'Employer Contacts',
    icon: IconUsers,
    help: 'employer-contacts',
    hasPages: true,
  },
  { path: '/design', label: 'Design', icon: IconPalette, help: 'design' },
  { path: '/share-profile', label: 'Share Your Profile', icon: IconShare, help: 'share' },
  { path: '/links', label: 'Links', icon: IconLink, help: 'links' },
  { path: '/pricing', label: 'Pricing', icon: IconCreditCard, help: 'plans' },
  { path: '/premium-features', label: 'Premium Features', icon: IconDiamond, help: 'plans' },
  {
    path: '/portfolios',
    label: 'Portfolios',
    icon: IconFolders,
    help: 'portfolios',
    isInAccountBlock: true,
  },
  {
    path: '/user-profile',
    label: 'Account Settings',
    icon: IconSettings,
    help: 'account',
    isInAccountBlock: true,
  },
  { path: '/app-button-demo', label: 'App Buttons', icon: IconClick, help: 'developers', only: 'developers' },
  { path: '/app-icon-demo', label: 'App Icons', icon: IconApps, help: 'developers', only: 'developers' },
  {
    path: '/user-management-test',
    label: 'User Management Test',
    icon: IconTestPipe,
    help: 'developers',
    only: 'developers',
  },
  { path: '/admin', label: 'Admin Dashboard', icon: IconShieldCog, help: 'admin', only: 'admins' },
] as const satisfies Screen[];

/** The screen that edits each section, and what the command palette calls adding an entry there. */
const editedOn: Record<SectionKey, { path: ScreenPath; addLabel?: string }> = {
  facts: { path: '/ten-facts', addLabel: 'Add an interesting fact' },
  skills: { path: '/skills', addLabel: 'Add a skill' },
  workExperience: { path: '/work-experience', addLabel: 'Add work experience' },
  education: { path: '/education-certifications', addLabel: 'Add education' },
  certifications: { path: '/education-certifications' },
  testimonials: { path: '/testimonials', addLabel: 'Add a testimonial' },
  contacts: { path: '/contact', addLabel: 'Add a contact' },
  addresses: { path: '/contact' },
  gallery: { path: '/gallery' },
};

/** What the command palette can add: the screen opens with the form for a new entry. */
export const additions = [
  ...Object.values(editedOn).flatMap(({ path, addLabel: label }) => (label ? [{ path, label }] : [])),
  { path: '/employer-contacts', label: 'Add an employer contact' },
  { path: '/links', label: 'Make a link' },
] as const;

type NavigationScreen = (typeof screens)[number];
type ScreenPath = NavigationScreen['path'] | Extract<NavigationScreen, { alias: string }>['alias'];

/** Whether a path is the screen's path, its alias, or a page of it. */
export const leadsTo = (path: string, screen: Screen) =>
  path === screen.path ||
  path === screen.alias ||
  (screen.hasPages === true && path.startsWith(`${screen.path}/`));

/** Whether a path of the product leads to a screen. */
export const isScreen = (path: string): path is ScreenPath => screens.some((screen) => leadsTo(path, screen));

/** Titles of paths that are not in this user's navigation. */
export const otherTitles: Record<string, string> = {
  '/admin': 'Access Denied',
  '/admin-setup': 'Admin Setup',
};
