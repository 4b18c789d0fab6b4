import { Anchor, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconArrowLeft, IconUserOff } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { EmployerContact } from '../../../../contracts/employer-contact';
import { refusalCode } from '../../../api/failure-reason';
import { QueryFailure } from '../../../api/query-failure';
import { EmptyState } from '../../../ui/empty-state';
import { UndoBar } from '../../../ui/undo/undo-bar';
import { ContactLinks } from '../../links/contact-links';
import { TailorCard } from '../../portfolios/tailor-card';
import { ArchiveButton, type ContactActions, ContactMenu, ReplyButton } from '../contact-actions';
import { ContactDialog } from '../form/contact-dialog';
import { Hints } from '../hints';
import { roleText } from '../list/contact-parts';
import classes from './contact-page.module.css';
import { FactsCard } from './facts-card';
import { NextActionCard } from './next-action-card';
import { RoundsCard } from './rounds-card';
import { SentCard } from './sent-card';
import { Timeline } from './timeline';
import { type ContactState, useContact } from './use-contact';
import { useTimeline } from './use-timeline';

/** Everything about one employer contact. */
export function ContactPage({ id }: { id: string }) {
  const state = useContact(id);
  const { query, contact } = state;
  if (query.isError && refusalCode(query.error) === 'NOT_FOUND') return <NoSuchContact />;
  return (
    <>
      <Anchor component={Link} to="/employer-contacts" className={classes.back}>
        <IconArrowLeft size={18} aria-hidden />
        Employer Contacts
      </Anchor>
      {query.isError && !contact ? (
        <QueryFailure title="Failed to fetch the employer contact" query={query} />
      ) : contact ? (
        <Contact contact={contact} state={state} />
      ) : (
        <Skeleton height={480} />
      )}
      <UndoBar />
    </>
  );
}

function Contact({ contact, state }: { contact: EmployerContact; state: ContactState }) {
  const { id, employerName } = contact;
  useDocumentTitle(`${employerName} · Storyfolio`);
  const navigate = useNavigate();
  const timeline = useTimeline(id);
  const [edited, setEdited] = useState<EmployerContact>();
  const role = roleText(contact);
  const actions: ContactActions = {
    move: (moved, status) => void state.move(moved, status),
    reply: (replied) => void state.reply(replied),
    edit: () => setEdited(contact),
    remove: async (removed) => {
      if (await state.remove(removed)) void navigate({ to: '/employer-contacts' });
    },
  };
  return (
    <>
      <Group component="header" justify="space-between" align="flex-end" gap="md" mb="xl">
        <Stack gap={4} miw={0}>
          <Title order={1} className={classes.title}>
            {employerName}
          </Title>
          {role && <Text c="dimmed">{role}</Text>}
        </Stack>
        <Group gap="xs">
          <ReplyButton contact={contact} actions={actions} />
          <ArchiveButton contact={contact} actions={actions} />
          <ContactMenu contact={contact} actions={actions} />
        </Group>
      </Group>
      <div className={classes.hints}>
        <Hints contactId={id} />
      </div>
      <div className={classes.columns}>
        <Stack gap="lg" className={classes.side}>
          <NextActionCard contact={contact} set={state.set} />
          <FactsCard
            contact={contact}
            onEdit={() => setEdited(contact)}
            onMove={(status) => void state.move(contact, status)}
          />
          <ContactLinks contact={contact} />
          <SentCard contactId={id} />
          <TailorCard contact={contact} />
          <RoundsCard
            contactId={id}
            rounds={timeline.events?.flatMap((event) => (event.kind === 'round' ? [event] : []))}
          />
        </Stack>
        <Timeline contactId={id} timeline={timeline} />
      </div>
      <ContactDialog store={state} target={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

const NoSuchContact = () => (
  <EmptyState
    icon={<IconUserOff size={32} stroke={1.5} />}
    message="There is no such employer contact, or it was deleted."
    action={
      <Button component={Link} to="/employer-contacts" variant="default">
        All employer contacts
      </Button>
    }
  />
);
