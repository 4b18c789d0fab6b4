import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { createContext, useContext } from 'react';

interface PageInSight {
  /** Shows the owner's page; undefined where it stands beside the screen, or the screen is not about it. */
  show?: (() => void) | undefined;
  /** Whether it is shown over the screen. */
  isOver: boolean;
}

/** How a screen shows the page that is edited on it. */
export const SeeIt = createContext<PageInSight>({ isOver: false });

/** Shows the page that is edited here, wherever it is not in sight. */
export function SeeItButton() {
  const { show } = useContext(SeeIt);
  if (!show) return null;
  return (
    <Button
      variant="subtle"
      px="xs"
      flex="none"
      leftSection={<IconEye size={18} aria-hidden />}
      data-see-it
      onClick={show}
    >
      See it
    </Button>
  );
}
