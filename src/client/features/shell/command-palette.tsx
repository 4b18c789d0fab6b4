import { Spotlight, type SpotlightActionData } from '@mantine/spotlight';
import { IconLink, IconPlus, IconSearch, IconWorld } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { announce } from '../../ui/announce';
import { useLinkCommands } from '../links/use-link-commands';
import { usePortfolioCommands } from '../portfolios/use-portfolio-commands';
import { additions } from './screens';
import classes from './shell.module.css';
import { useScreens } from './use-screens';

const steps = {
  screens: {
    name: 'Go to a screen or add an entry',
    placeholder: 'Go to or add …',
  },
  links: {
    name: 'Copy a link: choose for whom',
    placeholder: 'For whom? Name, company or label',
  },
};

/** More would be too long to read. */
const listed = 50;

/** Every screen and every kind of entry that can be added, at mod+K; and in a second step, everybody who may get a link. */
export function CommandPalette() {
  const [step, setStep] = useState<keyof typeof steps>('screens');
  const [query, setQuery] = useState('');
  const screens = useScreenCommands(() => {
    setStep('links');
    setQuery('');
    announce('Choose for whom.');
  });
  const links = useLinkCommands(step === 'links');
  const { name, placeholder } = steps[step];
  return (
    <Spotlight
      actions={step === 'links' ? links.commands : screens}
      attributes={{ content: { 'aria-label': name } }}
      classNames={{ action: classes.paletteAction }}
      shortcut="mod + K"
      query={query}
      onQueryChange={setQuery}
      onSpotlightClose={() => setStep('screens')}
      limit={listed}
      scrollable
      nothingFound={step === 'links' ? links.state : 'Nothing of that name.'}
      searchProps={{ leftSection: <IconSearch size={20} aria-hidden />, placeholder }}
    />
  );
}

function useScreenCommands(chooseReader: () => void): SpotlightActionData[] {
  const navigate = useNavigate();
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
  const copyLink = {
    id: 'copy a link',
    label: 'Copy a link for …',
    leftSection: <IconLink size={20} stroke={1.6} aria-hidden />,
    closeSpotlightOnTrigger: false,
    onClick: chooseReader,
  };
  const ownDomain = {
    id: 'own domain',
    label: 'Set up your own domain',
    leftSection: <IconWorld size={20} stroke={1.6} aria-hidden />,
    onClick: () => void navigate({ to: '/share-profile', hash: 'own-domain' }),
  };
  return [...goTo, ...add, copyLink, ownDomain, ...usePortfolioCommands()];
}
