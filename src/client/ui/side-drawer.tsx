import { Drawer, type DrawerRootProps, Group } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useContext } from 'react';
import { PlanOffer } from './plan-offer/plan-offer';
import { useOpenQuestion } from './question-store';
import { SeeIt } from './see-it';
import classes from './side-drawer.module.css';

interface SideDrawerProps
  extends Pick<DrawerRootProps, 'opened' | 'onClose' | 'returnFocus' | 'transitionProps'> {
  title: ReactNode;
  closeLabel?: string;
  children: ReactNode;
}

/** What is edited or viewed beside the screen; it takes the whole screen of a phone. */
export function SideDrawer({ title, closeLabel = 'Close', children, ...root }: SideDrawerProps) {
  const isPhone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false });
  const isBehindPage = useContext(SeeIt).isOver;
  const isBehind = useOpenQuestion() !== undefined || isBehindPage;
  return (
    <Drawer.Root
      position="right"
      size={isPhone ? '100%' : 'min(36rem, 100%)'}
      // Every open dialog listens to Escape, which is meant for the topmost.
      closeOnEscape={!isBehind}
      trapFocus={!isBehind}
      classNames={{ inner: classes.inner, overlay: classes.overlay }}
      {...root}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        {/* Mantine's header would be a second banner landmark. */}
        <div className={classes.head}>
          <Drawer.Title className={classes.title}>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={closeLabel} size={44} iconSize={20} />
        </div>
        <Drawer.Body className={classes.body}>
          <PlanOffer />
          {children}
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** The buttons of a drawer, within reach however long it is. */
export const DrawerButtons = ({ children }: { children: ReactNode }) => (
  <Group gap="sm" data-drawer-buttons>
    {children}
  </Group>
);
