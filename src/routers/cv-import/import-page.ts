import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from 'kysely';
import type { ImportChanges } from '../../../db/column-types';
import { findOwnDesign } from '../../../db/queries/designs';
import type { OwnProfileRow } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import type { Accepted } from '../../contracts/cv-import';
import { readDesign } from '../../contracts/design';
import { keysOf } from '../../contracts/keys-of';
import { pageChoices, readPageChoices } from '../../contracts/profile';
import type { Context } from '../context';
import { isSameDesign, publishDesign, putDesignBack } from '../design/change-design';
import { notFound } from '../errors';
import { writeProfile } from '../profile/update-profile';

type Page = NonNullable<Accepted['page']>;
const choices = keysOf(pageChoices.shape);

type PageChanges = NonNullable<ImportChanges['page']>;

/** Shows the page as it was when it was saved. Needs the profile's lock. @returns what that changed */
export async function importPage(
  tx: Transaction<DB>,
  ctx: Pick<Context, 'visitor'>,
  profile: OwnProfileRow,
  { visibility, design, ...saved }: Page,
): Promise<PageChanges> {
  const changes: PageChanges = {};
  if (visibility && visibility !== profile.visibility) {
    await writeProfile(tx, ctx, profile, { visibility });
    changes.visibility = { before: profile.visibility, after: visibility };
  }
  for (const name of choices) {
    const { [name]: after } = saved;
    if (after === undefined || isDeepStrictEqual(after, profile[name])) continue;
    await writeProfile(tx, ctx, profile, { [name]: after });
    Object.assign(changes, { [name]: { before: profile[name], after } });
  }
  const row = design && (await designOf(tx, profile));
  if (row && !isSameDesign(design, readDesign(row.published))) {
    await publishDesign(tx, row, design);
    changes.design = { before: row.published, after: design };
  }
  return changes;
}

/** Shows the page as it was before an import. Needs the profile's lock. @returns how many changes made since are kept */
export async function undoPage(
  tx: Transaction<DB>,
  ctx: Pick<Context, 'visitor'>,
  profile: OwnProfileRow,
  { visibility, design, ...chosen }: PageChanges,
): Promise<number> {
  let kept = 0;
  if (visibility && profile.visibility === visibility.after) {
    await writeProfile(tx, ctx, profile, { visibility: visibility.before });
  } else if (visibility) kept += 1;
  for (const name of choices) {
    const change = chosen[name];
    if (change && isDeepStrictEqual(profile[name], change.after)) {
      await writeProfile(tx, ctx, profile, { [name]: readPageChoices({ [name]: change.before })[name] });
    } else if (change) kept += 1;
  }
  if (!design) return kept;
  const { published } = await designOf(tx, profile);
  if (!isSameDesign(readDesign(published), readDesign(design.after))) return kept + 1;
  await putDesignBack(tx, profile.id, design.before);
  return kept;
}

async function designOf(tx: Transaction<DB>, { accountId, id }: OwnProfileRow) {
  const row = await findOwnDesign(tx, accountId, id);
  if (!row) throw notFound('profile');
  return row;
}
