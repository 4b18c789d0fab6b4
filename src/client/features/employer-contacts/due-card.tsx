import { Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { numberText } from '../../../contracts/count-text';
import { defaultProfileId } from '../../../contracts/ids';
import { trpc } from '../../api/trpc';
import { today } from '../../ui/date-text';
import { TitledCard } from '../../ui/titled-card';
import classes from './due-card.module.css';
import { NextAction } from './list/contact-parts';

/** How many next actions are listed. */
const listed = 5;

/** The next actions for the owner's contacts, the earliest first; nothing if there are none. */
export function DueCard() {
  const { data } = trpc.employerContacts.figures.useQuery({ profileId: defaultProfileId });
  const due = data?.due ?? [];
  if (due.length === 0) return null;
  const now = due.filter(({ nextActionOn }) => nextActionOn !== null && nextActionOn <= today()).length;
  return (
    <TitledCard
      title="Next Actions"
      purpose={now > 0 ? `${numberText(now)} due by today.` : 'Nothing is due today.'}
      action={
        <Link to="/employer-contacts" search={{ order: 'due' }} className={classes.all}>
          All contacts
        </Link>
      }
    >
      <ul className={classes.due} aria-label="Next actions">
        {due.slice(0, listed).map((contact) => (
          <li key={contact.id} className={classes.row}>
            <Link to="/employer-contacts/$id" params={{ id: contact.id }} className={classes.name}>
              {contact.employerName}
            </Link>
            <NextAction contact={contact} />
          </li>
        ))}
      </ul>
      {due.length > listed && (
        <Text size="sm" c="dimmed" mt="sm">
          And {numberText(due.length - listed)} more.
        </Text>
      )}
    </TitledCard>
  );
}
