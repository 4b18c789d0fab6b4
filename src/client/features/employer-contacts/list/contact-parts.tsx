import { Text } from '@mantine/core';
import { IconCalendarEvent } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { EmployerContact } from '../../../../contracts/employer-contact';
import { dateText, today } from '../../../ui/date-text';
import { dayOf } from '../../../ui/instant-text';
import classes from './contact-list.module.css';

/** 'Head of Design at Acme'. */
export const roleText = ({ employerRole: role, employerCompany: company }: EmployerContact) =>
  role && company ? `${role} at ${company}` : (role ?? company);

/** The name of a contact, which leads to its page, and who that is. */
export function ContactName({ contact }: { contact: EmployerContact }) {
  const role = roleText(contact);
  return (
    <>
      <Link
        to="/employer-contacts/$id"
        params={{ id: contact.id }}
        className={classes.link}
        // Dragging a card moves the card.
        draggable={false}
      >
        {contact.employerName}
      </Link>
      {role && (
        <Text size="sm" c="dimmed">
          {role}
        </Text>
      )}
    </>
  );
}

/** Since when the contact has its status. */
export const Since = ({ contact: { statusSince } }: { contact: EmployerContact }) => (
  <Text size="sm" c="dimmed" span>
    <time dateTime={statusSince}>since {dayOf(statusSince)}</time>
  </Text>
);

/** When something is to be done: 'Due today', 'Overdue since March 5, 2026'. */
export function dueText(day: string, now = today()): string {
  if (day === now) return 'Due today';
  return day < now ? `Overdue since ${dateText(day)}` : `Due ${dateText(day)}`;
}

/** What the owner does next, and when; nothing where neither is known. */
export function NextAction({ contact }: { contact: Pick<EmployerContact, 'nextAction' | 'nextActionOn'> }) {
  const { nextAction, nextActionOn } = contact;
  if (!nextAction && !nextActionOn) return null;
  return (
    <div>
      {nextAction && <div>{nextAction}</div>}
      {nextActionOn && (
        <span className={classes.due} data-due={nextActionOn <= today() || undefined}>
          <IconCalendarEvent size={16} aria-hidden />
          {dueText(nextActionOn)}
        </span>
      )}
    </div>
  );
}
