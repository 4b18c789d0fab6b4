import { Button, Card, Group, Loader, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconFileOff, IconFileSearch, IconPencil, IconRefresh } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { failureReason } from '../../api/failure-reason';
import { useFirstFocus } from '../../ui/use-first-focus';
import classes from './states.module.css';
import { isAboutDocument } from './use-reading';

/** Shown while a document is being read, in the shape of what comes. */
export function Reading({ filename }: { filename: string }) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <>
      <header className={classes.head}>
        <Title order={1} ref={heading} tabIndex={-1} className={classes.quiet}>
          Reading your document
        </Title>
        <Text c="dimmed" role="status" className={classes.progress}>
          <Loader size="xs" aria-hidden />
          <span>
            Looking for work, education, skills and contacts in “{filename}”. This takes a few seconds.
          </span>
        </Text>
      </header>
      <div className={classes.columns} aria-hidden>
        <Skeleton className={classes.page} />
        <Stack gap="md">
          {['1', '2', '3', '4'].map((entry) => (
            <Card key={entry}>
              <Stack gap="sm">
                <Skeleton height={14} width="30%" />
                <Skeleton height={22} width="60%" />
                <Skeleton height={14} width="85%" />
                <Skeleton height={32} width="45%" />
              </Stack>
            </Card>
          ))}
        </Stack>
      </div>
    </>
  );
}

interface StateProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

/** A state that replaces the screen's content: what happened, why, and what can be done. */
function State({ icon, title, children, actions }: StateProps) {
  const heading = useFirstFocus<HTMLHeadingElement>();
  return (
    <Card className={classes.state} component="section" aria-labelledby="reading-state" padding="xl">
      <div className={classes.icon}>{icon}</div>
      <Title order={1} size="h2" ref={heading} tabIndex={-1} id="reading-state" className={classes.quiet}>
        {title}
      </Title>
      {children}
      <Group gap="sm" justify="center">
        {actions}
      </Group>
    </Card>
  );
}

const BackToCvs = ({ isPrimary = false }: { isPrimary?: boolean }) => (
  <Button
    variant={isPrimary ? 'filled' : 'default'}
    leftSection={<IconArrowLeft size={18} aria-hidden />}
    renderRoot={(props) => <Link {...props} to="/upload-cv" search={{}} />}
  >
    Back to your CVs
  </Button>
);

const ByHand = () => (
  <Button
    variant="default"
    leftSection={<IconPencil size={18} aria-hidden />}
    renderRoot={(props) => (
      <Link {...props} to="/$section" params={{ section: 'work-experience' }} search={{ add: 1 }} />
    )}
  >
    Fill it in by hand
  </Button>
);

interface RefusedProps {
  filename: string;
  error: unknown;
  retry: () => unknown;
}

/** Why a document was not read. */
export function Refused({ filename, error, retry }: RefusedProps) {
  const isPassing = !isAboutDocument(error);
  return (
    <State
      icon={<IconFileOff size={36} stroke={1.4} aria-hidden />}
      title={isPassing ? 'Your document could not be read just now' : 'This document cannot be read'}
      actions={
        <>
          <BackToCvs isPrimary={!isPassing} />
          {isPassing ? (
            <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => void retry()}>
              Try again
            </Button>
          ) : (
            <ByHand />
          )}
        </>
      }
    >
      <Text>{failureReason(error)}</Text>
      {isPassing && <Text c="dimmed">“{filename}” is kept as your CV, and nothing else has changed.</Text>}
    </State>
  );
}

/** A document that opened, but contained nothing. */
export function NothingRead({ filename }: { filename: string }) {
  return (
    <State
      icon={<IconFileSearch size={36} stroke={1.4} aria-hidden />}
      title="Nothing was found in this document"
      actions={
        <>
          <BackToCvs isPrimary />
          <ByHand />
        </>
      }
    >
      <Text>“{filename}” has no text that belongs in a portfolio. Is it the right file?</Text>
    </State>
  );
}

/** Where there is nothing to review. @param isKept whether it was to be one of the CVs */
export function Gone({ isKept }: { isKept: boolean }) {
  return (
    <State
      icon={<IconFileSearch size={36} stroke={1.4} aria-hidden />}
      title={isKept ? 'This CV is not there any more' : 'This file is to be chosen again'}
      actions={<BackToCvs isPrimary />}
    >
      <Text>
        {isKept
          ? 'It may have been deleted. Choose another one, or upload it again.'
          : 'Files that are no CVs are read without being kept, and nothing of this one is left on this device.'}
      </Text>
    </State>
  );
}
