import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { screens } from './screens';
import classes from './shell.module.css';

/** Every screen, at mod+K. */
export function CommandPalette() {
  const navigate = useNavigate();
  const actions: SpotlightActionData[] = screens.map(({ path, label, icon: Icon }) => ({
    id: path,
    label,
    leftSection: <Icon size={20} stroke={1.6} aria-hidden />,
    onClick: () => void navigate({ to: path }),
  }));
  return (
    <Spotlight
      actions={actions}
      attributes={{ content: { 'aria-label': 'Go to a screen' } }}
      classNames={{ action: classes.paletteAction }}
      shortcut="mod + K"
      nothingFound="No screen of that name."
      searchProps={{ leftSection: <IconSearch size={20} aria-hidden />, placeholder: 'Go to …' }}
    />
  );
}
