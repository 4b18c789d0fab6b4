import type { Transaction } from 'kysely';
import type { ImportChanges } from '../../../db/column-types';
import { findOwnDesign } from '../../../db/queries/designs';
import type { OwnProfileRow } from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import type { Accepted } from '../../contracts/cv-import';
import { readDesign } from '../../contracts/design';
import { readPageLanguage } from '../../contracts/page-language';
import type { Context } from '../context';
import { isSameDesign, publishDesign, putDesignBack } from '../design/change-design';
import { notFound } from '../errors';
import { writeProfile } from '../profile/update-profile';

type Page = NonNullable<Accepted['page']>;
type PageChanges = NonNullable<ImportChanges['page']>;

/** Shows the page as it was when it was saved. Needs the profile's lock. @returns what that changed */
export async function importPage(
  tx: Transaction<DB>,
  ctx: Pick<Context, 'visitor'>,
  profile: OwnProfileRow,
  { visibility, design, language }: Page,
): Promise<PageChanges> {
  const changes: PageChanges = {};
  if (visibility && visibility !== profile.visibility) {
    await writeProfile(tx, ctx, profile, { visibility });
    changes.visibility = { before: profile.visibility, after: visibility };
  }
  if (language !== undefined && language !== profile.language) {
    await writeProfile(tx, ctx, profile, { language });
    changes.language = { before: profile.language, after: language };
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
  { visibility, design, language }: PageChanges,
): Promise<number> {
  let kept = 0;
  if (visibility && profile.visibility === visibility.after) {
    await writeProfile(tx, ctx, profile, { visibility: visibility.before });
  } else if (visibility) kept += 1;
  if (language && profile.language === language.after) {
    await writeProfile(tx, ctx, profile, { language: readPageLanguage(language.before) });
  } else if (language) kept += 1;
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
