import type { Transaction } from 'kysely';
import { claimLinkMail, type OpenedLink } from '../../../db/queries/link-mails';
import type { DB } from '../../../db/tables.gen';
import { placeOf } from '../analytics/view-places';
import type { MailValues } from '../mail/render-mail';
import type { Jobs } from '../ports';
import { contactText } from './contact-text';
import { momentText } from './words';

/**
 * Mails the owner of a link that it was opened, where that is wanted and was not done within the hour. To be called in the
 * transaction that records the open, and not for readers who are not measured: nobody learns of those.
 * @param open its row of `link_opens`; `at` is an instant, ISO 8601
 */
export async function queueLinkOpened(
  tx: Transaction<DB>,
  jobs: Jobs,
  open: { id: string; linkId: string; at: string },
): Promise<void> {
  const accountId = await claimLinkMail(tx, open.linkId, open.at);
  if (accountId) await jobs.add(tx, 'send-mail', { template: 'link-opened', accountId, openId: open.id });
}

const devices: Record<string, string> = { desktop: 'Computer', mobile: 'Phone', tablet: 'Tablet' };

/** The values of the mail. */
export function linkOpenedValues(origin: string, open: OpenedLink): Omit<MailValues, 'productName'> {
  const { linkId, openedAt, timeZone, readerNumber, country, city, device, contactId, label } = open;
  const { location } = placeOf({ country, city, unknownPlace: null });
  return {
    link: origin + (contactId ? `/employer-contacts/${contactId}` : `/links?link=${linkId}`),
    label,
    opener: openerOf(open, readerNumber ?? 1),
    opened: [
      momentText(openedAt, timeZone),
      ...(country ? [location] : []),
      ...(devices[device ?? ''] ? [devices[device ?? '']] : []),
    ].join('\n'),
  };
}

/** A second reader got the link from somebody else. */
function openerOf(open: OpenedLink, reader: number): string {
  const contact = contactText(open);
  if (reader === 1) return contact ?? 'Somebody';
  return `Reader ${reader} of the link${contact ? ` for ${contact}` : ''}, to whom it may have been passed on,`;
}
