import { sql, type Transaction } from 'kysely';
import type { DB } from '../tables.gen';

/** What happens with a link, on the timeline of its contact. */
type LinkEventKind = 'link-made' | 'link-opened' | 'link-revoked';

/** Adds to the history of the link's contact; does nothing if it has none. */
export async function addLinkEvent(
  tx: Transaction<DB>,
  kind: LinkEventKind,
  event: { linkId: string; at: string; openId?: string },
): Promise<void> {
  await sql`
    insert into contact_events (id, contact_id, at, kind, link_id, open_id)
    select gen_random_uuid(), employer_contact_id, ${event.at}::timestamptz, ${kind}::contact_event_kind, id,
      ${event.openId ?? null}::uuid
    from links where id = ${event.linkId} and employer_contact_id is not null`.execute(tx);
}

/** Moves the whole history of a link to its present contact, or deletes it if it has none. */
export async function moveLinkEvents(tx: Transaction<DB>, linkId: string): Promise<void> {
  await sql`
    delete from contact_events
    where link_id = ${linkId} and kind in ('link-made', 'link-opened', 'link-revoked')`.execute(tx);
  await sql`
    insert into contact_events (id, contact_id, at, kind, link_id, open_id)
    select gen_random_uuid(), employer_contact_id, happened.at, happened.kind::contact_event_kind, links.id, open_id
    from links
    cross join lateral (
      select links.created_at as at, 'link-made' as kind, null::uuid as open_id
      union all
      select opened_at, 'link-opened', id from link_opens where link_id = links.id and is_measured
      union all
      select links.revoked_at, 'link-revoked', null where links.revoked_at is not null) as happened
    where links.id = ${linkId} and employer_contact_id is not null`.execute(tx);
}
