import { createHash, randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { v7 as uuid } from 'uuid';
import { addLinkEvent } from '../links/link-events';
import { insertLink } from '../links/links';
import { openLink } from '../links/open-link';
import type { DB } from '../tables.gen';
import { growViews } from '../views/grow-views';
import { addPartition, monthOf } from '../views/partitions';
import { recordViews } from '../views/record-views';
import { newViewId } from '../views/view-id';
import { demoLinks } from './demo-links';

const dayMs = 86_400_000;
const tokenBytes = 16;

type DemoLink = (typeof demoLinks)[number];

/** Adds the demo's links, with what their readers did, counted back from now; the employers must be there. */
export async function insertLinks(tx: Transaction<DB>, profileId: string, now = new Date()): Promise<void> {
  const employers = await tx
    .selectFrom('employerContacts')
    .select(['id', 'employerEmail'])
    .where('profileId', '=', profileId)
    .execute();
  for (const link of demoLinks) {
    const employer = employers.find(({ employerEmail }) => employerEmail === link.employerEmail);
    await insertDemoLink(tx, { profileId, employerContactId: employer?.id ?? null, now }, link);
  }
}

interface Home {
  profileId: string;
  employerContactId: string | null;
  now: Date;
}

async function insertDemoLink(tx: Transaction<DB>, home: Home, link: DemoLink): Promise<void> {
  const { profileId, employerContactId, now } = home;
  const ago = (days: number) => new Date(now.getTime() - days * dayMs);
  const id = uuid();
  const createdAt = ago(link.daysAgo).toISOString();
  await insertLink(tx, {
    id,
    profileId,
    employerContactId,
    label: link.label,
    note: link.note ?? null,
    hiddenSections: link.hiddenSections ?? [],
    token: randomBytes(tokenBytes).toString('base64url'),
    createdAt,
    updatedAt: createdAt,
  });
  await addLinkEvent(tx, 'link-made', { linkId: id, at: createdAt });
  for (const open of link.opens)
    await insertVisit(tx, { profileId, linkId: id, at: ago(open.daysAgo) }, link, open);
  if (link.revokedDaysAgo === undefined) return;
  const revokedAt = ago(link.revokedDaysAgo).toISOString();
  await tx.updateTable('links').set({ revokedAt }).where('id', '=', id).execute();
  await addLinkEvent(tx, 'link-revoked', { linkId: id, at: revokedAt });
}

/** An open of the link, with the view that came of it, as real readers leave them. */
async function insertVisit(
  tx: Transaction<DB>,
  { profileId, linkId, at }: { profileId: string; linkId: string; at: Date },
  { place }: DemoLink,
  { reader, device, sections, videoSeconds = 0, downloads = [] }: DemoLink['opens'][number],
): Promise<void> {
  const hash = createHash('sha256').update(`${linkId} ${reader}`).digest();
  const openId = uuid();
  await openLink(tx, { id: openId, linkId, profileId, at, reader: { hash, device, ...place } });
  const view = { id: newViewId(at), profileId, at };
  await addPartition(tx, monthOf(at));
  await recordViews(tx, [
    {
      ...view,
      ...place,
      device,
      accountId: null,
      kind: 'person',
      visitor: hash,
      source: 'direct',
      referrer: null,
      utmSource: null,
      utmMedium: null,
      utmCampaign: null,
      unknownPlace: null,
      reader: { linkId, openId, isNamed: true },
    },
  ]);
  const seconds = Object.values(sections).reduce((sum, lasted) => sum + lasted, 4);
  const left = new Date(at.getTime() + seconds * 1000);
  await growViews(tx, [{ id: view.id, at: left, seconds, sections, videoSeconds, downloads }]);
}
