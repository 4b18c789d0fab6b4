import { domainToUnicode } from 'node:url';
import type { Kysely } from 'kysely';
import { findLostDomain } from '../../../db/domains/domains';
import { findAccount } from '../../../db/queries/accounts';
import type { DB, DomainCheck } from '../../../db/tables.gen';
import { proofName } from '../../contracts/domain';
import { pageUrl } from '../../contracts/page-url';
import { displayName, greetingName } from '../mail/reader-names';
import type { Recipient } from '../mail/recipient';
import type { MailJob } from '../ports';

type LostDomainJob = Extract<MailJob, { template: 'domain-lost' }>;

/** Undefined if the domain is verified again, or gone with its portfolio or its account. */
export async function findLostDomainRecipient(
  db: Kysely<DB>,
  origin: string,
  { accountId, domainId }: LostDomainJob,
): Promise<Recipient | undefined> {
  const account = await findAccount(db, accountId);
  const domain = await findLostDomain(db, accountId, domainId);
  if (!account?.isActive || account.deletionDueAt || !domain) return undefined;
  return {
    owner: { accountId },
    to: { name: displayName(account), address: account.email },
    makeValues: async () => ({
      firstName: greetingName(account),
      link: `${origin}/share-profile`,
      domain: domainToUnicode(domain.host),
      reason: reasonOf(domain),
      pageUrl: pageUrl(origin, domain),
    }),
  };
}

function reasonOf({ host, checkResult }: { host: string; checkResult: DomainCheck | null }): string {
  const record = `the TXT record at ${proofName(host)}`;
  if (checkResult === 'different') return `${record} has another value now`;
  if (checkResult === 'unanswered') return 'its name servers have not answered for three days';
  return `${record} is gone`;
}
