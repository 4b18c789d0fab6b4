import { IconCamera, IconLink, IconLogout, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useSignOut } from '../../../session/use-sign-out';
import { usePortfolioCommands } from '../../portfolios/use-portfolio-commands';
import { additions } from '../screens';
import { useScheme } from '../use-scheme';
import { useScreens } from '../use-screens';
import type { Command } from './commands';
import { settings } from './settings';

interface Leads {
  /** To the links to copy. */
  chooseReader: () => void;
  /** To the photo's dialog. */
  openPhoto: () => void;
}

/** The commands that are always there: screens, additions, settings. */
export function useScreenCommands({ chooseReader, openPhoto }: Leads): Command[] {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const scheme = useScheme();
  const goTo = useScreens().map(({ path, label, icon: Icon }) => ({
    id: path,
    label,
    leftSection: <Icon size={20} stroke={1.6} aria-hidden />,
    onClick: () => void navigate({ to: path }),
  }));
  const add = additions.map(({ path, tab, label }) => ({
    id: label,
    label,
    leftSection: <IconPlus size={20} stroke={1.6} aria-hidden />,
    onClick: () => void navigate({ to: path, search: { add: 1, tab } }),
  }));
  return [
    ...goTo,
    ...add,
    {
      id: 'copy a link',
      label: 'Copy a link for …',
      leftSection: <IconLink size={20} stroke={1.6} aria-hidden />,
      closeSpotlightOnTrigger: false,
      onClick: chooseReader,
    },
    ...usePortfolioCommands(),
    {
      id: 'scheme',
      label: scheme.label,
      keywords: 'dark light mode night scheme theme',
      leftSection: <scheme.Icon size={20} stroke={1.6} aria-hidden />,
      onClick: scheme.turn,
    },
    {
      id: 'sign out',
      label: 'Sign out',
      keywords: 'log out leave',
      leftSection: <IconLogout size={20} stroke={1.6} aria-hidden />,
      onClick: () => void signOut(),
    },
    {
      id: 'photo',
      label: 'Your photo',
      keywords: 'portrait picture avatar headshot',
      isSetting: true,
      leftSection: <IconCamera size={20} stroke={1.6} aria-hidden />,
      onClick: openPhoto,
    },
    ...settings.map(({ icon: Icon, label, keywords, path, ...place }) => ({
      id: label,
      label,
      keywords,
      isSetting: true as const,
      leftSection: <Icon size={20} stroke={1.6} aria-hidden />,
      onClick: () => void navigate({ to: path, ...place }),
    })),
  ];
}
