import { countText, numberText } from '../../../contracts/count-text';
import type { Link } from '../../../contracts/link';

export const stateNames: Record<Link['state'], string> = {
  open: 'Open',
  expired: 'Expired',
  'used-up': 'Used up',
  revoked: 'Revoked',
};

/** 'Grace Hopper, Harbor'; undefined for a link without a contact. */
export const readerOf = ({ employerName, employerCompany }: Link): string | undefined =>
  [employerName, employerCompany].filter(Boolean).join(', ') || undefined;

/** '3 opens', '3 of 10 opens'. */
export const opensText = ({ opens, maxOpens }: Pick<Link, 'opens' | 'maxOpens'>) =>
  maxOpens === null ? countText(opens, 'open') : `${numberText(opens)} of ${countText(maxOpens, 'open')}`;

const smallNumbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** 'Opened by two readers' for a link that was passed on. */
export const passedOnText = (readers: number) =>
  `Opened by ${smallNumbers[readers] ?? numberText(readers)} readers`;

/** Whether more than one reader opened it. */
export const isPassedOn = ({ readers }: Pick<Link, 'readers'>) => readers > 1;

/** The question before `revoke`, with its consequences. */
export const revokeQuestion = (label: string) => ({
  title: `Revoke “${label}”?`,
  text: 'Whoever opens it from now on is told that it is no longer open, and whom to ask. Its history stays. It cannot be opened again.',
  confirm: 'Revoke',
  cancel: 'Keep it open',
  isDestructive: true,
});
