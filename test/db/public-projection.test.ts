import { PostgresQueryCompiler } from 'kysely';
import { expect, test, vi } from 'vitest';
import { readPublicPortfolio, readWholePortfolio } from '../../db/public-projection';
import { useTestDatabase } from '../support/database';
import { newAccount } from '../support/factories';

const database = useTestDatabase();

test('the statement that reads a portfolio is written once for each choice of parts', async () => {
  const { db } = database().database;
  const newProfile = async (bio: string) => {
    const { profile } = await newAccount(db);
    await db.updateTable('profiles').set({ bio }).where('id', '=', profile.id).execute();
    return profile.id;
  };
  const [climber, sailor] = [await newProfile('I climb.'), await newProfile('I sail.')];
  const biosOf = async (id: string) => {
    const all = [
      await readPublicPortfolio(db, id),
      await readPublicPortfolio(db, id, { alsoHidden: ['about'] }),
      await readWholePortfolio(db, id),
    ];
    return all.map((portfolio) => portfolio?.bio);
  };
  expect(await biosOf(climber)).toEqual(['I climb.', '', 'I climb.']);
  const written = vi.spyOn(PostgresQueryCompiler.prototype, 'compileQuery');
  expect(await biosOf(sailor)).toEqual(['I sail.', '', 'I sail.']);
  expect(written).not.toHaveBeenCalled();
});
