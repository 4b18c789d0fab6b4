import type { RequestState, TestimonialRequest } from '../../../contracts/testimonial-request';
import { dayOf } from '../../ui/instant-text';

export const howItWorks =
  'Whoever you ask writes without an account and confirms the words by e-mail. You approve them, and your page marks them as confirmed by their author.';

export const stateNames: Record<RequestState, string> = {
  made: 'Link to send',
  sent: 'Sent',
  opened: 'Opened',
  written: 'Written, not confirmed yet',
  waiting: 'Waiting for your approval',
  approved: 'Approved',
  declined: 'Declined',
  withdrawn: 'Withdrawn by the author',
  removed: 'Deleted from your list',
  refused: 'Would rather not write',
  revoked: 'Revoked',
  expired: 'Expired',
};

/** The states in which somebody may still write. */
const open: RequestState[] = ['made', 'sent', 'opened', 'written'];

export const isOpen = ({ state }: TestimonialRequest) => open.includes(state);

export const canRemind = ({ state, mailedAt, remindedAt }: TestimonialRequest) =>
  open.includes(state) && mailedAt !== null && remindedAt === null;

export const canRevoke = ({ state }: TestimonialRequest) =>
  !['waiting', 'approved', 'withdrawn', 'revoked'].includes(state);

/** Whom a request is for, in words. */
export const askedName = ({ name, email, company }: TestimonialRequest): string =>
  name ?? email ?? company ?? 'Whoever has the link';

/** What has happened to a request, and when. */
export function historyOf(request: TestimonialRequest): (string | false)[] {
  const { createdAt, mailedAt, remindedAt, expiresAt } = request;
  return [
    mailedAt ? `Mailed ${dayOf(mailedAt)}` : `Made ${dayOf(createdAt)}`,
    remindedAt !== null && `reminded ${dayOf(remindedAt)}`,
    isOpen(request) && `open until ${dayOf(expiresAt)}`,
  ];
}
