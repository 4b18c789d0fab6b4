import { Button, Stack, Text } from '@mantine/core';
import { useCallback, useRef, useState } from 'react';
import type { Link } from '../../../contracts/link';
import { DrawerButtons, SideDrawer } from '../../ui/side-drawer';
import { showSuccess } from '../../ui/toast';
import { confirmLeave } from '../../ui/unsaved-warning';
import { useFirstFocus } from '../../ui/use-first-focus';
import { LinkForm } from './form/link-form';
import type { LinkTarget } from './form/use-link-form';
import { LinkAddress } from './link-address';

interface LinkDrawerProps {
  /** What is made or changed; undefined while the drawer is closed. */
  target: LinkTarget | undefined;
  onClose: () => void;
}

/** Creates a link and shows its address, or edits one. */
export function LinkDrawer({ target, onClose }: LinkDrawerProps) {
  const [made, setMade] = useState<Link>();
  const loss = useRef<string>(undefined);
  const keepLoss = useCallback((next: string | undefined) => {
    loss.current = next;
  }, []);

  function close() {
    setMade(undefined);
    onClose();
  }
  async function handleClose() {
    if (
      await confirmLeave(loss.current, {
        title: 'Close without saving?',
        leave: 'Close',
        stay: 'Keep editing',
      })
    )
      close();
  }
  function handleSaved(link: Link) {
    if (target?.link) {
      showSuccess('Link saved');
      close();
    } else setMade(link);
  }
  const title = made ? 'Your link is ready' : target?.link ? `Edit “${target.link.label}”` : 'Make a link';
  return (
    <SideDrawer
      title={title}
      opened={target !== undefined}
      onClose={() => void handleClose()}
      // The form is unmounted on closing, so there is nothing to slide out.
      transitionProps={{ exitDuration: 0 }}
    >
      {target && !made && (
        <LinkForm
          target={target}
          onSaved={handleSaved}
          onCancel={() => void handleClose()}
          onLoss={keepLoss}
        />
      )}
      {made && <Made link={made} onClose={close} />}
    </SideDrawer>
  );
}

function Made({ link, onClose }: { link: Link; onClose: () => void }) {
  const text = useFirstFocus<HTMLParagraphElement>();
  return (
    <>
      <Stack gap="lg">
        <Text ref={text} tabIndex={-1}>
          Send it to {link.employerName ?? `“${link.label}”`} alone: whoever opens it is counted as its
          reader. You find it again under Links.
        </Text>
        <LinkAddress link={link} />
      </Stack>
      <DrawerButtons>
        <Button onClick={onClose}>Done</Button>
      </DrawerButtons>
    </>
  );
}
