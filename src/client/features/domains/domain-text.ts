import type { Domain } from '../../../contracts/domain';

/** The state of a domain, in one word. */
export const stateLabels: Record<Domain['state'], string> = {
  pending: 'Waiting for the record',
  verified: 'Verified',
  lost: 'No longer verified',
};

const checks: Record<NonNullable<Domain['check']>, string> = {
  verified: 'The TXT record is there.',
  missing:
    'There is no TXT record yet. It can take some minutes, at times hours, until a new one is seen everywhere.',
  different: 'There is a TXT record, but with another value. Copy the value below once more.',
  unanswered: 'The name servers of the domain did not answer. We ask again; nothing changes for three days.',
  taken: 'Another account has proved that this domain is theirs, and its record is still there.',
};

/** What the last check found about the record. */
export const checkSentence = ({ check }: Domain): string =>
  check ? checks[check] : 'It has not been checked yet.';

const siteIsLocal =
  'Where it has to lead cannot be said yet: this site is open at an address that only this computer or network knows. Open it at the address that visitors use, and choose Check now.';

/** Where the domain leads, and what is missing. */
export function pointingSentence({ pointing, name, checkedAt }: Domain): string | undefined {
  if (!pointing) return checkedAt === null ? undefined : siteIsLocal;
  const found = pointing.found.join(', ');
  switch (pointing.state) {
    case 'here':
      return `${name} leads here.`;
    case 'elsewhere':
      return `${name} leads to ${found}, which is not this server. That is right only behind a proxy that forwards to it.`;
    case 'nowhere':
      return `${name} leads nowhere yet, so nobody can open it.`;
    case 'unknown':
      return found ? `${name} leads to ${found}.` : undefined;
  }
}

/** Whether the domain is the page's canonical address. */
export function namingSentence({ state, isCanonical, leadsHere }: Domain): string | undefined {
  if (state !== 'verified') return undefined;
  if (isCanonical) return 'Search engines, your links and your QR code name this address.';
  return leadsHere ? undefined : 'It is named to nobody until it is seen to lead here.';
}
