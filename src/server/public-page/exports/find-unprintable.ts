import { readPortfolioJson } from '../../../../db/public-projection';
import { ownsProfile } from '../../../../db/queries/profiles';
import type { Program } from '../../../routers/context';
import { typesetDocument } from '../../typesetter/typeset-document';
import { lookOf } from './typeset-exports';

/** How many characters are named to their owner. */
const mostNamed = 30;

/** Letters of most languages of Europe and usual signs, which Inter has: no document is made to see that. */
const alwaysPrinted =
  /^[\n -~\u00a1-\u00ac\u00ae-\u017f\u2010-\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2212\u20ac]*$/;

/** What the owner's own document, with everything in it, cannot have. */
export const findUnprintable: Program['findUnprintable'] = async (
  { db, origin, caller, clock },
  profileId,
) => {
  const { accountId } = caller;
  if (!(await ownsProfile(db, accountId, profileId))) return undefined;
  const portfolio = await readPortfolioJson(db, profileId, { isWhole: true });
  if (!portfolio) return undefined;
  const { json, design } = portfolio;
  if (alwaysPrinted.test(json)) return { characters: [], others: 0 };
  const { typePairing, ...look } = lookOf(design);
  const today = clock.now().toISOString().slice(0, 'YYYY-MM-DD'.length);
  const made = await typesetDocument(
    async () => ({
      form: 'unprintable',
      json,
      audience: 'owner',
      options: { form: 'portfolio', look, today, canonical: origin, pictures: new Map(), isArchival: false },
      pictures: {},
      typePairing,
    }),
    { sender: accountId },
  );
  const all = [...Buffer.from(made ?? []).toString()];
  return { characters: all.slice(0, mostNamed), others: Math.max(0, all.length - mostNamed) };
};
