import type { SpotlightActionData } from '@mantine/spotlight';
import { IconCopy, IconFolders, IconPlus } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { isShown, usePortfolios, useSwitch } from './use-portfolios';

/** The commands that switch, add and duplicate portfolios. */
export function usePortfolioCommands(): (SpotlightActionData & { label: string })[] {
  const { data: portfolios = [] } = usePortfolios();
  const switchTo = useSwitch();
  const navigate = useNavigate();
  const shown = portfolios.find(isShown);
  return [
    ...portfolios
      .filter((portfolio) => !isShown(portfolio))
      .map((portfolio) => ({
        id: `switch to ${portfolio.id}`,
        label: `Switch to ${portfolio.name}`,
        leftSection: <IconFolders size={20} stroke={1.6} aria-hidden />,
        onClick: () => void switchTo(portfolio),
      })),
    {
      id: 'new portfolio',
      label: 'New portfolio',
      leftSection: <IconPlus size={20} stroke={1.6} aria-hidden />,
      onClick: () => void navigate({ to: '/portfolios', search: { add: 1 } }),
    },
    ...(shown
      ? [
          {
            id: 'duplicate portfolio',
            label: 'Duplicate this portfolio',
            leftSection: <IconCopy size={20} stroke={1.6} aria-hidden />,
            onClick: () => void navigate({ to: '/portfolios', search: { duplicate: shown.id } }),
          },
        ]
      : []),
  ];
}
