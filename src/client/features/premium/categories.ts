import {
  IconArchive,
  IconChartBar,
  IconHeartHandshake,
  IconPalette,
  IconSpeakerphone,
  IconWorldWww,
  type TablerIcon,
} from '@tabler/icons-react';
import type { FeatureCategory } from '../../../contracts/premium-features';

/** The names of the tabs in the address of the screen. */
export const premiumTabs = ['customization', 'domain', 'analytics', 'export', 'seo', 'support'] as const;
export type PremiumTab = (typeof premiumTabs)[number];

/** The tabs, in their order: one for each category of features. */
export const categoryTabs: { name: PremiumTab; label: FeatureCategory; icon: TablerIcon }[] = [
  { name: 'customization', label: 'Customization', icon: IconPalette },
  { name: 'domain', label: 'Domain & Branding', icon: IconWorldWww },
  { name: 'analytics', label: 'Analytics & Insights', icon: IconChartBar },
  { name: 'export', label: 'Export & Backup', icon: IconArchive },
  { name: 'seo', label: 'SEO & Marketing', icon: IconSpeakerphone },
  { name: 'support', label: 'Support & Priority', icon: IconHeartHandshake },
];
