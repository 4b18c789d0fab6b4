import type { Kysely } from 'kysely';
import { findStoppableLink, setLinkMails } from '../../../db/queries/link-mails';
import { findStoppableProfile, setMailChoice } from '../../../db/queries/mail-choices';
import type { DB } from '../../../db/tables.gen';
import type { Clock } from '../ports';
import type { StoppedMails } from './stop-token';

/** Mails that can be stopped. */
export interface Stoppable {
  kind: StoppedMails['kind'];
  /** The page or the link that they are about. */
  about: string;
  /** Whether they are sent at the moment. */
  isOn: boolean;
}

/** Undefined if the profile or the link is gone. */
export async function findStoppable(
  db: Kysely<DB>,
  { kind, id }: StoppedMails,
): Promise<Stoppable | undefined> {
  if (kind === 'link-opened') {
    const link = await findStoppableLink(db, id);
    return link && { kind, about: link.label, isOn: link.isOn };
  }
  const profile = await findStoppableProfile(db, id, kind);
  return profile && { kind, about: profile.page, isOn: profile.isOn };
}

/** Stops mails, or has them sent again. */
export async function setMails(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  { kind, id }: StoppedMails,
  isOn: boolean,
): Promise<void> {
  if (kind === 'link-opened') await setLinkMails(db, id, isOn);
  else await setMailChoice(db, { profileId: id, kind, isOn }, clock.now());
}
