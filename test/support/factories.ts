import type { Kysely } from 'kysely';
import { v7 as uuid } from 'uuid';
import { insertAccount, setCurrentProfile } from '../../db/queries/accounts';
import type { ProfileRow } from '../../db/queries/profiles';
import type { DB } from '../../db/tables.gen';
import { openSession } from '../../src/routers/auth/open-session';
import { hashPassword } from '../../src/routers/auth/passwords';
import { createProfile } from '../../src/routers/profile/create-profile';

/** The password of every account made by the factories. */
export const password = 'a long enough phrase';

// Hashing is slow by design, so all the accounts of a test file share one hash.
let passwordHash: Promise<string> | undefined;

/** An active account with an empty profile, as registration creates it. */
export async function newAccount(db: Kysely<DB>, email = `${uuid()}@example.com`) {
  passwordHash ??= hashPassword(password);
  const hash = await passwordHash;
  return db.transaction().execute(async (tx): Promise<{ id: string; email: string; profile: ProfileRow }> => {
    const values = { id: uuid(), email, canonicalEmail: email, passwordHash: hash };
    const account = await insertAccount(tx, { ...values, firstName: 'Test', lastName: 'User' });
    if (!account) throw new Error(`${email} is taken.`);
    const profile = await createProfile(tx, account.id, 'Test User');
    await setCurrentProfile(tx, account.id, profile.id);
    return { id: account.id, email, profile };
  });
}

/** The token of a new session. */
export async function newSession(db: Kysely<DB>, accountId: string): Promise<string> {
  const visitor = { ip: '127.0.0.1', userAgent: 'test', optsOutOfTracking: false };
  return (await openSession(db, { visitor }, accountId)).token;
}
