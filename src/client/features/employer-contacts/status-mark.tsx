import type { EmployerContactStatus } from '../../../contracts/employer-contact';
import { statusLabel } from './contact-filter';
import classes from './status-mark.module.css';

/** What a status means for the owner, shown by its colour. */
const tones: Record<EmployerContactStatus, 'fresh' | 'open' | 'good' | 'over'> = {
  new: 'fresh',
  in_progress: 'open',
  interested: 'open',
  contacted: 'open',
  responded: 'fresh',
  interview: 'good',
  offer: 'good',
  hired: 'good',
  declined: 'over',
  rejected: 'over',
  archived: 'over',
};

/** The name of a status with a dot of its colour. */
export const StatusMark = ({ status }: { status: EmployerContactStatus }) => (
  <span className={classes.status} data-tone={tones[status]}>
    {statusLabel(status)}
  </span>
);
