import { ActionIcon, Text } from '@mantine/core';
import { IconBulb, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { z } from 'zod';
import { type hint, hintRules } from '../../../contracts/employer-contact';
import { defaultProfileId } from '../../../contracts/ids';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { announce } from '../../ui/announce';
import { showError } from '../../ui/toast';
import classes from './hints.module.css';

type Hint = z.infer<typeof hint>;

/** What each rule proposes. */
const proposals: Record<Hint['rule'], string> = {
  'opened-often': 'They keep coming back: write to them while they are interested.',
  'quiet-after-visit': 'Ask whether they have any questions.',
  'cv-without-answer': 'They have your CV: ask what they think of it.',
};

interface HintsProps {
  /** The contact whose hints are shown; those of all contacts where it is left out. */
  contactId?: string;
}

/** How many hints the screen of all contacts shows. */
const hintsShown = 3;

/** The proposals for all contacts. */
export const useHints = () => trpc.employerContacts.hints.list.useQuery({ profileId: defaultProfileId });

/** Proposals of a next step, each with the rule that made it. */
export function Hints({ contactId }: HintsProps) {
  const { data = [] } = useHints();
  const own = contactId ? data.filter((hint) => hint.contactId === contactId) : data;
  const shown = contactId ? own : own.slice(0, hintsShown);
  if (shown.length === 0) return null;
  const left = own.length - shown.length;
  return (
    <section aria-label="Hints" className={classes.hints}>
      {shown.map((hint) => (
        <HintRow key={`${hint.contactId} ${hint.rule}`} hint={hint} isNamed={contactId === undefined} />
      ))}
      {left > 0 && (
        <Text size="sm" c="dimmed">
          And {left} more, each on the page of its contact.
        </Text>
      )}
    </section>
  );
}

function HintRow({ hint, isNamed }: { hint: Hint; isNamed: boolean }) {
  const { contactId, employerName, rule, raisedAt } = hint;
  const utils = trpc.useUtils();
  const dismiss = trpc.employerContacts.hints.dismiss.useMutation();
  const label = hintRules.find(({ key }) => key === rule)?.label;
  async function handleDismiss() {
    try {
      await dismiss.mutateAsync({ id: contactId, rule, raisedAt });
      announce('Hint dismissed.');
    } catch (error) {
      showError('Error', failureReason(error, 'Failed to dismiss the hint'));
    }
    await utils.employerContacts.hints.list.invalidate();
  }
  return (
    <div className={classes.hint}>
      <IconBulb size={20} className={classes.icon} aria-hidden />
      <div className={classes.text}>
        <Text size="sm" fw={600}>
          {isNamed && (
            <>
              <Link to="/employer-contacts/$id" params={{ id: contactId }} className={classes.link}>
                {employerName}
              </Link>
              {': '}
            </>
          )}
          {proposals[rule]}
        </Text>
        <Text size="sm">Rule: {label}</Text>
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        className={classes.dismiss}
        loading={dismiss.isPending}
        aria-label={`Dismiss the hint about ${employerName}: ${label}`}
        onClick={() => void handleDismiss()}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
