import { Text } from '@mantine/core';
import { IconCalendarEvent, IconHourglass } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { dateText } from '../../../../contracts/date-text';
import { type ListedContact, statusesBeforeApplying } from '../../../../contracts/employer-contact';
import { today } from '../../../ui/date-text';
import { dayOf } from '../../../ui/instant-text';
import classes from './contact-list.module.css';

/** 'Head of Design at Acme'; of a contact that is named after its company, what that name does not say. */
export function roleText({ employerName, employerRole: role, employerCompany }: ListedContact) {
  const company = employerCompany === employerName ? null : employerCompany;
  return role && company ? `${role} at ${company}` : (role ?? company);
}

/** The name of a contact, which leads to its page, and who that is. */
export function ContactName({ contact }: { contact: ListedContact }) {
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
export const Since = ({ contact: { statusSince } }: { contact: ListedContact }) => (
  <Text size="sm" c="dimmed" span>
    <time dateTime={statusSince}>since {dayOf(statusSince)}</time>
  </Text>
);

/** When something is to be done: 'Due today', 'Overdue since March 5, 2026'. */
function dueText(day: string, now = today()): string {
  if (day === now) return 'Due today';
  const text = dateText(day);
  return day < now ? `Overdue since ${text}` : `Due ${text}`;
}

/** What the contact is about: the position and its salary. */
export const Job = ({ contact: { position, salary } }: { contact: ListedContact }) => (
  <>
    {position}
    {salary && (
      <Text size="sm" c="dimmed">
        {salary}
      </Text>
    )}
  </>
);

/** Until when the owner can apply; nothing once that is done. */
export function Deadline({ contact: { deadline, status } }: { contact: ListedContact }) {
  if (!deadline || !beforeApplying.has(status)) return null;
  const text = dateText(deadline);
  return (
    <div>
      <span className={classes.due} data-due={deadline <= today() || undefined}>
        <IconHourglass size={16} aria-hidden />
        {deadline < today() ? `Deadline was ${text}` : `Apply by ${text}`}
      </span>
    </div>
  );
}

const beforeApplying = new Set<ListedContact['status']>(statusesBeforeApplying);

/** What the owner does next, and when; nothing where neither is known. */
export function NextAction({ contact }: { contact: Pick<ListedContact, 'nextAction' | 'nextActionOn'> }) {
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
