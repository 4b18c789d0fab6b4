import { useHotkeys } from '@mantine/hooks';
import { spotlight } from '@mantine/spotlight';
import { type ComponentType, useState } from 'react';
import { showError } from '../../ui/toast';

/** The command palette, which is loaded when it is opened first: it knows the forms of all sections. */
export function usePalette() {
  const [Palette, setPalette] = useState<ComponentType>();

  async function open() {
    try {
      const { CommandPalette } = await import('./palette/command-palette');
      setPalette(() => CommandPalette);
      spotlight.open();
    } catch {
      showError('The list could not be loaded', 'Please try again.');
    }
  }
  useHotkeys([['mod+K', () => void open()]], []);
  return { open: () => void open(), palette: Palette && <Palette /> };
}
