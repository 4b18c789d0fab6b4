import { Kbd, Text } from '@mantine/core';
import { Spotlight, type SpotlightProps } from '@mantine/spotlight';
import { IconSearch } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { announce } from '../../../ui/announce';
import { useLinkCommands } from '../../links/use-link-commands';
import { LazyPortraitDialog } from '../../portrait/lazy-portrait-dialog';
import classes from '../shell.module.css';
import { matching, toAction } from './commands';
import { KeyList } from './key-list';
import { useRecentCommands } from './use-recent-commands';
import { useScreenCommands } from './use-screen-commands';
import { type Thing, useThings } from './use-things';

type Step = { kind: 'everything' } | { kind: 'links' } | { kind: 'thing'; thing: Thing };

const placeholders = {
  everything: 'Go to, find or add …',
  links: 'For whom? Name, company or label',
  thing: 'What to do with it?',
};

/** More would be too long to read. */
const listed = 50;

/**
 * Every screen, setting and kind of entry that can be added, at mod+K; once something is typed, the owner's entries,
 * contacts and links as well. In a second step, everybody who may get a link, or what can be done with what was found.
 */
export function CommandPalette() {
  const [step, setStep] = useState<Step>({ kind: 'everything' });
  const [query, setQuery] = useState('');
  const isHelp = query.trim() === '?';
  const isTyped = query.trim() !== '' && !isHelp;

  function goOn(next: Step, words: string) {
    setStep(next);
    setQuery('');
    announce(words);
  }
  const links = useLinkCommands(step.kind === 'links');
  const things = useThings({
    isWanted: step.kind === 'everything' && isTyped,
    chosen: step.kind === 'thing' ? step.thing : undefined,
    choose: (thing) => goOn({ kind: 'thing', thing }, `${thing.name}: choose what to do.`),
  });
  const [isPhotoOpen, setPhotoOpen] = useState<boolean>();
  const screens = useScreenCommands({
    chooseReader: () => goOn({ kind: 'links' }, 'Choose for whom.'),
    openPhoto: () => setPhotoOpen(true),
  });
  const recent = useRecentCommands();

  function everything(): SpotlightProps['actions'] {
    const all = [...screens, ...things.commands];
    if (isTyped) return matching(query, all).map(recent.remembering);
    const last = recent.of(all);
    const others = screens.filter((command) => !command.isSetting && !last.includes(command));
    const rest = others.map(recent.remembering);
    if (last.length === 0) return rest;
    return [
      { group: 'Recent', actions: last.map(recent.remembering) },
      { group: 'Everything', actions: rest },
    ];
  }
  const actions = {
    everything,
    links: () => matching(query, links.commands).map(toAction),
    thing: () => matching(query, things.actions).map(toAction),
  };
  const nothing = { everything: things.state, links: links.state, thing: 'Nothing of that name.' };
  const name = step.kind === 'thing' ? step.thing.name : names[step.kind];
  return (
    <>
      <Spotlight
        actions={isHelp ? [] : actions[step.kind]()}
        filter={(_query, all) => all}
        attributes={{ content: { 'aria-label': name } }}
        classNames={{ action: classes.paletteAction, actionDescription: classes.paletteDescription }}
        // The frame has it, before this is loaded.
        shortcut={null}
        query={query}
        onQueryChange={setQuery}
        onSpotlightClose={() => setStep({ kind: 'everything' })}
        limit={listed}
        scrollable
        nothingFound={isHelp ? <KeyList /> : nothing[step.kind]}
        searchProps={{
          leftSection: <IconSearch size={20} aria-hidden />,
          rightSection: <KeysHint />,
          rightSectionWidth: 90,
          placeholder: placeholders[step.kind],
        }}
      />
      {isPhotoOpen !== undefined && (
        <Suspense>
          <LazyPortraitDialog
            opened={isPhotoOpen}
            onClose={() => {
              setPhotoOpen(false);
              // What opened it has gone with the list.
              document.getElementById('main')?.focus({ preventScroll: true });
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const names = {
  everything: 'Go to a screen, find something or add an entry',
  links: 'Copy a link: choose for whom',
};

const KeysHint = () => (
  <Text size="xs" c="dimmed">
    <Kbd size="xs">?</Kbd> keys
  </Text>
);
