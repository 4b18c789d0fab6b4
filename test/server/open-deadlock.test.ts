import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { useTestApp } from '../support/app';
import { makeLink } from '../support/made-links';
import { addPortfolio } from '../support/portfolio-rules';
import { reader } from '../support/views';

const app = useTestApp();

const blocked = async () =>
  (
    await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      app().db,
    )
  ).rows.length;

test('an open that meets the end of its portfolio is told that the link leads nowhere, and not to try again', async () => {
  const { db } = app();
  const owner = await addPortfolio(app(), await app().newUser());
  const { token } = await makeLink(app(), owner);
  const deletion = await db.startTransaction().execute();
  // As whatever deletes a profile: first its own row, then what hangs on it.
  await sql`select from profiles where id = ${owner.profileId} for update`.execute(deletion);
  const url = `/profile/${owner.slug}?v=${token}`;
  const opening = app().app.inject({ url, headers: { 'user-agent': reader } });
  await vi.waitFor(async () => expect(await blocked()).toBe(1));
  await deletion.deleteFrom('profiles').where('id', '=', owner.profileId).execute();
  await deletion.commit().execute();
  expect((await opening).statusCode).toBe(410);
});
