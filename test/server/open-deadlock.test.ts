import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { whileHeld } from '../support/locks';
import { makeLink, pressButton } from '../support/made-links';
import { addPortfolio } from '../support/portfolio-rules';

const app = useTestApp();

test('an open during the deletion of its portfolio gets 410, not a request to retry', async () => {
  const { db } = app();
  const owner = await addPortfolio(app(), await app().newUser());
  const link = await makeLink(app(), owner, { maxOpens: 1 });
  const opened = await whileHeld(
    db,
    // As whatever deletes a profile: first its own row, then what hangs on it.
    (tx) => sql`select from profiles where id = ${owner.profileId} for update`.execute(tx),
    async () => pressButton(app(), owner, link),
    (tx) => tx.deleteFrom('profiles').where('id', '=', owner.profileId).execute(),
  );
  expect(opened.statusCode).toBe(410);
});
