import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { IconPlus, IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { additions } from './screens';
import classes from './shell.module.css';
import { useScreens } from './use-screens';

/** Every screen and every kind of entry that can be added, at mod+K. */
export function CommandPalette() {
  const navigate = useNavigate();
  const goTo: SpotlightActionData[] = useScreens().map(({ path, label, icon: Icon }) => ({
    id: path,
    label,
    leftSection: <Icon size={20} stroke={1.6} aria-hidden />,
    onClick: () => void navigate({ to: path }),
  }));
  const add: SpotlightActionData[] = additions.map(({ path, label }) => ({
    id: `add ${path}`,
    label,
    leftSection: <IconPlus size={20} stroke={1.6} aria-hidden />,
    onClick: () => void navigate({ to: path, search: { add: 1 } }),
  }));
  return (
    <Spotlight
      actions={[...goTo, ...add]}
      attributes={{ content: { 'aria-label': 'Go to a screen or add an entry' } }}
      classNames={{ action: classes.paletteAction }}
      shortcut="mod + K"
      nothingFound="Nothing of that name."
      searchProps={{ leftSection: <IconSearch size={20} aria-hidden />, placeholder: 'Go to or add …' }}
    />
  );
}
