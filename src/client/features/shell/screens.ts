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
  IconHistory,
  IconHome,
  IconLayoutDashboard,
  IconLayoutList,
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
  IconTrash,
  IconUsers,
  IconVideo,
  type TablerIcon,
} from '@tabler/icons-react';
import type { RegisteredRouter } from '@tanstack/react-router';
import type { HelpTopic } from '../../../contracts/help';
import {
  type FurtherPart,
  furtherParts,
  furtherPath,
  type PartPath,
} from '../../../contracts/portfolio-parts';
import { sectionContracts } from '../../../contracts/sections';
import { withArticle } from '../../../contracts/with-article';
import type { plainScreens } from '../../sections/plain-screens';

export interface Screen {
  path: string;
  /** An alternative path of the same screen. */
  alias?: string;
  label: string;
  icon: TablerIcon;
  /** The part of the help about it. */
  help: HelpTopic;
  /** What the command palette calls adding an entry there: the screen opens with the form for it. */
  addLabel?: string;
  /** Restricted to admins, or to servers with the developer pages enabled. */
  only?: 'admins' | 'developers';
  /** Where its link is: under a heading of the navigation or in the account's menu; by itself if left out. */
  group?: 'page' | 'reach' | 'server' | 'account';
  /** Whether there are further paths below its own. */
  hasPages?: true;
}

/** Every address of the application: the routes, and the plain screens that share one route. */
type ScreenPath = WithoutSlash<keyof RegisteredRouter['routesByPath']> | keyof typeof plainScreens;
type WithoutSlash<Path> = Path extends `/${infer Name}/` ? `/${Name}` : Path;

const listed = [
  { path: '/', label: 'Dashboard', icon: IconLayoutDashboard, help: 'dashboard' },
  { path: '/upload-cv', label: 'CV Upload', icon: IconFileCv, help: 'cv', group: 'page' },
  {
    path: '/video-intro-v2',
    alias: '/video-intro',
    label: 'Video Introduction',
    icon: IconVideo,
    help: 'video',
    group: 'page',
  },
  {
    path: '/ten-facts',
    label: 'Interesting Facts',
    icon: IconSparkles,
    help: 'facts',
    addLabel: 'Add an interesting fact',
    group: 'page',
  },
  { path: '/gallery', label: 'Photo Gallery', icon: IconPhoto, help: 'gallery', group: 'page' },
  {
    path: '/skills',
    label: 'Skills',
    icon: IconTools,
    help: 'skills',
    addLabel: 'Add a skill',
    group: 'page',
  },
  {
    path: '/work-experience',
    label: 'Work Experience',
    icon: IconBriefcase,
    help: 'work-experience',
    addLabel: 'Add work experience',
    group: 'page',
  },
  {
    path: '/education-certifications',
    label: 'Education & Certifications',
    icon: IconCertificate,
    help: 'education',
    addLabel: 'Add education',
    group: 'page',
  },
  {
    path: '/testimonials',
    label: 'Testimonials',
    icon: IconQuote,
    help: 'testimonials',
    addLabel: 'Add a testimonial',
    group: 'page',
  },
  {
    path: '/contact',
    label: 'Contact',
    icon: IconAddressBook,
    help: 'contact',
    addLabel: 'Add a contact',
    group: 'page',
  },
  {
    path: '/more-sections',
    label: 'More Sections',
    icon: IconLayoutList,
    help: 'more-sections',
    group: 'page',
  },
  { path: '/design', label: 'Design', icon: IconPalette, help: 'design', group: 'page' },
  { path: '/share-profile', label: 'Share Your Profile', icon: IconShare, help: 'share', group: 'reach' },
  { path: '/links', label: 'Links', icon: IconLink, help: 'links', addLabel: 'Make a link', group: 'reach' },
  {
    path: '/employer-contacts',
    label: 'Employer Contacts',
    icon: IconUsers,
    help: 'employer-contacts',
    addLabel: 'Add an employer contact',
    hasPages: true,
    group: 'reach',
  },
  { path: '/analytics', label: 'Analytics', icon: IconChartBar, help: 'analytics', group: 'reach' },
  {
    path: '/user-profile',
    label: 'Account Settings',
    icon: IconSettings,
    help: 'account',
    group: 'account',
  },
  {
    path: '/portfolios',
    label: 'Portfolios',
    icon: IconFolders,
    help: 'portfolios',
    group: 'account',
  },
  {
    path: '/versions',
    label: 'Versions',
    icon: IconHistory,
    help: 'versions',
    addLabel: 'Keep a version of the page',
    group: 'account',
  },
  { path: '/bin', label: 'Bin', icon: IconTrash, help: 'bin', group: 'account' },
  { path: '/pricing', label: 'Pricing', icon: IconCreditCard, help: 'plans', group: 'account' },
  {
    path: '/premium-features',
    label: 'Premium Features',
    icon: IconDiamond,
    help: 'plans',
    group: 'account',
  },
  { path: '/landing', label: 'Landing Page', icon: IconHome, help: 'start', group: 'account' },
  {
    path: '/app-button-demo',
    label: 'App Buttons',
    icon: IconClick,
    help: 'developers',
    only: 'developers',
    group: 'account',
  },
  {
    path: '/app-icon-demo',
    label: 'App Icons',
    icon: IconApps,
    help: 'developers',
    only: 'developers',
    group: 'account',
  },
  {
    path: '/user-management-test',
    label: 'User Management Test',
    icon: IconTestPipe,
    help: 'developers',
    only: 'developers',
    group: 'account',
  },
  {
    path: '/admin',
    label: 'Admin Dashboard',
    icon: IconShieldCog,
    help: 'admin',
    only: 'admins',
    group: 'server',
  },
] as const satisfies (Screen & { path: ScreenPath; alias?: ScreenPath })[];

type Listed = (typeof listed)[number];
type Unlisted = Exclude<
  PartPath | keyof typeof plainScreens,
  Listed['path'] | Extract<Listed, { alias: string }>['alias']
>;

/** The screens of a signed-in user, in the order of their links. The compiler names what is not listed. */
export const screens: [Unlisted] extends [never] ? readonly Screen[] : { unlisted: Unlisted } = listed;

/** What the command palette can add. */
export const additions: { path: string; tab?: FurtherPart; label: string }[] = [
  ...screens.flatMap(({ path, addLabel }) => (addLabel ? [{ path, label: addLabel }] : [])),
  ...furtherParts.map(({ key }) => ({
    path: furtherPath,
    tab: key,
    label: `Add ${withArticle(sectionContracts[key].noun)}`,
  })),
];

/** Whether a path is the screen's path, its alias, or a page of it. */
export const leadsTo = (path: string, screen: Screen) =>
  path === screen.path ||
  path === screen.alias ||
  (screen.hasPages === true && path.startsWith(`${screen.path}/`));

/** Titles of paths that are not in this user's navigation. */
export const otherTitles: Record<string, string> = {
  '/admin': 'Access Denied',
  '/admin-setup': 'Admin Setup',
};
