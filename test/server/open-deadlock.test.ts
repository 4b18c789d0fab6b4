import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { untilBlocked } from '../support/locks';
import { makeLink } from '../support/made-links';
import { addPortfolio } from '../support/portfolio-rules';
import { reader } from '../support/views';

const app = useTestApp();

test('an open during the deletion of its portfolio gets 410, not a request to retry', async () => {
  const { db } = app();
  const owner = await addPortfolio(app(), await app().newUser());
  const { token } = await makeLink(app(), owner);
  const deletion = await db.startTransaction().execute();
  // As whatever deletes a profile: first its own row, then what hangs on it.
  await sql`select from profiles where id = ${owner.profileId} for update`.execute(deletion);
  const url = `/profile/${owner.slug}?v=${token}`;
  const opening = app().app.inject({ url, headers: { 'user-agent': reader } });
  await untilBlocked(db);
  await deletion.deleteFrom('profiles').where('id', '=', owner.profileId).execute();
  await deletion.commit().execute();
  expect((await opening).statusCode).toBe(410);
});
