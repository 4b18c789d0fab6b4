import { mailtoHref } from '../../contracts/email-address';
import type { Operator as OperatorFacts } from './operator';

/** Who runs this installation, or that this is not known. */
export function Operator({ operator: { name, email, address } }: { operator: OperatorFacts }) {
  if (!name && !email && !address) {
    return (
      <p>
        Whoever runs this installation has not said who they are. If you know who gave you its address, ask
        there. (Operators set <code>OPERATOR_NAME</code>, <code>OPERATOR_EMAIL</code> and{' '}
        <code>OPERATOR_ADDRESS</code>.)
      </p>
    );
  }
  return (
    <address className="operator">
      {name && <b>{name}</b>}
      {address && <span>{address}</span>}
      {email && <a href={mailtoHref(email)}>{email}</a>}
    </address>
  );
}
