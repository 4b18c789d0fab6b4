import { mailtoHref } from '../../contracts/email-address';
import type { Operator as OperatorFacts } from './operator';

/** Whether the configuration says who runs this installation. */
export const isKnown = ({ name, email, address }: OperatorFacts): boolean =>
  Boolean(name || email || address);

/** Who runs this installation; nothing where that is not known. */
export function Operator({ operator }: { operator: OperatorFacts }) {
  const { name, email, address } = operator;
  if (!isKnown(operator)) return null;
  return (
    <address className="operator">
      {name && <b>{name}</b>}
      {address && <span>{address}</span>}
      {email && <a href={mailtoHref(email)}>{email}</a>}
    </address>
  );
}
