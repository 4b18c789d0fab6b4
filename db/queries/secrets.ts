import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { DB } from '../tables.gen';

const secretBytes = 32;

/** The key of this name, shared by all processes; created once if there is none. */
export async function findOrCreateSecret(db: Kysely<DB>, name: string): Promise<Buffer> {
  const find = db.selectFrom('serverSecrets').select('secret').where('name', '=', name);
  const known = await find.executeTakeFirst();
  if (known) return known.secret;
  await db
    .insertInto('serverSecrets')
    .values({ name, secret: randomBytes(secretBytes) })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return (await find.executeTakeFirstOrThrow()).secret;
}
