import { ActionIcon } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconLayoutSidebarRightCollapse } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { PageSection } from '../../../contracts/design';
import { useTyped } from '../../sections/form/typed-store';
import { foldedPage } from '../../session/local-storage';
import { Dialog } from '../../ui/dialog';
import { SeeIt } from '../../ui/see-it';
import { useFocusRequest } from '../../ui/use-focus-request';
import classes from './beside-page.module.css';
import { type Place, selectorOf } from './places';
import { Preview } from './preview';

interface BesidePageProps {
  /** The part of the page that is edited; undefined for its head. */
  part?: PageSection;
  children: ReactNode;
}

/** A screen with the page that is edited on it: beside it where there is room, else over it on demand. */
export function BesidePage({ part, children }: BesidePageProps) {
  const isWide = useMediaQuery('(min-width: 80em)', undefined, { getInitialValueInEffect: false });
  const [isFolded, setFolded] = useState(foldedPage.isSet);
  const [isOver, setOver] = useState(false);
  /** Whether what was pressed on the page takes the focus, and not what opened it. */
  const [leadsOn, setLeadsOn] = useState(false);
  const navigate = useNavigate();
  const requestFocus = useFocusRequest();
  const isBeside = isWide && !isFolded;

  function fold(next: boolean) {
    setFolded(next);
    foldedPage.set(next);
    requestFocus(() => document.querySelector<HTMLElement>(next ? '[data-see-it]' : '[data-fold]'));
  }

  function show() {
    if (isWide) return fold(false);
    setLeadsOn(false);
    setOver(true);
  }

  function open({ path, search, hash }: Place) {
    setLeadsOn(true);
    setOver(false);
    void navigate({ to: path, search, ...(hash !== undefined && { hash }) });
  }

  return (
    <SeeIt value={{ show: isBeside ? undefined : show, isOver }}>
      {children}
      {isBeside && (
        <section className={classes.pane} data-beside-page aria-label="Your page">
          <SectionPage part={part} onPress={open}>
            <ActionIcon
              variant="subtle"
              color="gray"
              size={44}
              aria-label="Fold the page away"
              data-fold
              onClick={() => fold(true)}
            >
              <IconLayoutSidebarRightCollapse size={20} aria-hidden />
            </ActionIcon>
          </SectionPage>
        </section>
      )}
      <Dialog
        title="Your page"
        opened={isOver && !isWide}
        onClose={() => setOver(false)}
        fullScreen
        returnFocus={!leadsOn}
        classNames={{ content: classes.over, body: classes.overBody }}
      >
        <SectionPage part={part} onPress={open} />
      </Dialog>
    </SeeIt>
  );
}

interface SectionPageProps {
  part: PageSection | undefined;
  onPress: (place: Place) => void;
  children?: ReactNode;
}

function SectionPage({ part, onPress, children }: SectionPageProps) {
  const { place } = useTyped() ?? {};
  const [looked, setLooked] = useState({ part, place });
  // What was saved stays in sight.
  if (looked.part !== part || (place && looked.place !== place)) setLooked({ part, place });
  return (
    <Preview
      design="published"
      isNarrow
      isContactShown={part === 'contact'}
      lookAt={part ? selectorOf(part, looked.place) : 'body'}
      onPress={onPress}
    >
      {children}
    </Preview>
  );
}
