import { IconSettings, type TablerIcon } from '@tabler/icons-react';
import { displayNameId } from '../../upload-cv/field-ids';

interface Setting {
  label: string;
  /** Other words for it, and for what it holds. */
  keywords: string;
  path: string;
  search?: Record<string, string>;
  hash?: string;
  icon?: TablerIcon;
}

/** Where what people look for is set, under the words that they use for it. */
export const settings: (Setting & { icon: TablerIcon })[] = [
  {
    label: 'Name, job title and location',
    keywords: 'display name headline position bio about me profile information',
    path: '/upload-cv',
    hash: displayNameId,
  },
  { label: 'Colours, type and theme of your page', keywords: 'template font look accent', path: '/design' },
  { label: 'Order of the sections', keywords: 'sort arrange hide section', path: '/design' },
  { label: 'Address of your page', keywords: 'url slug link web', path: '/share-profile' },
  {
    label: 'Who can see your page',
    keywords: 'visibility public private unlisted search engines',
    path: '/share-profile',
  },
  {
    label: 'PDF, Word and other downloads',
    keywords: 'docx export json resume print markdown zip',
    path: '/share-profile',
  },
  { label: 'QR code', keywords: 'print card', path: '/share-profile' },
  { label: 'E-mail signature and badge', keywords: 'mail html', path: '/share-profile' },
  {
    label: 'Set up your own domain',
    keywords: 'dns host address',
    path: '/share-profile',
    hash: 'own-domain',
  },
  { label: 'Your name and company', keywords: 'account first last', path: '/user-profile' },
  {
    label: 'Change your password',
    keywords: 'security sign in',
    path: '/user-profile',
    search: { tab: 'security' },
  },
  {
    label: 'Two-factor sign-in',
    keywords: '2fa totp authenticator recovery codes security',
    path: '/user-profile',
    search: { tab: 'security' },
  },
  {
    label: 'Devices that are signed in',
    keywords: 'sessions sign out everywhere security',
    path: '/user-profile',
    search: { tab: 'security' },
  },
  {
    label: 'Download your data',
    keywords: 'export backup archive',
    path: '/user-profile',
    search: { tab: 'security' },
  },
  {
    label: 'Delete your account',
    keywords: 'close remove',
    path: '/user-profile',
    search: { tab: 'security' },
  },
  {
    label: 'Your plan and storage',
    keywords: 'subscription billing invoices payment',
    path: '/user-profile',
    search: { tab: 'subscription' },
  },
].map((setting) => ({ icon: IconSettings, ...setting }));
