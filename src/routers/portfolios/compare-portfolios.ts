import { isDeepStrictEqual } from 'node:util';
import { titleOf } from '../../../db/links/opened-versions';
import { publicColumns } from '../../../db/public-columns';
import { readWholePortfolio } from '../../../db/public-projection';
import { findOwnCopy, listCopiedEntries } from '../../../db/queries/portfolios';
import { readDesign } from '../../contracts/design';
import { keysOf } from '../../contracts/keys-of';
import type { ChangedField, PortfolioDifferences, SectionDifferences } from '../../contracts/portfolio';
import { type SectionKey, sectionContracts } from '../../contracts/sections';
import type { Caller, Context } from '../context';
import { notFound } from '../errors';

type Whole = NonNullable<Awaited<ReturnType<typeof readWholePortfolio>>>;
type Entry = { id: string; isPublic: boolean };

/** What differs between a copy and its origin now. */
export async function comparePortfolios(
  { db, caller }: Pick<Context, 'db'> & { caller: Caller },
  profileId: string,
): Promise<PortfolioDifferences> {
  const found = await findOwnCopy(db, caller.accountId, profileId);
  if (!found) throw notFound('copy of a portfolio');
  const { id, name, profileSlug, copiedAt, originId, originName, originSlug } = found;
  const copied = { copy: { id, name, profileSlug }, copiedAt };
  const nothing = { profile: [], design: [], files: [], sections: [] };
  if (originId === null || originName === null || originSlug === null) {
    return { ...copied, ...nothing, origin: null };
  }
  const [origin, copy, pairs] = await Promise.all([
    readWholePortfolio(db, originId),
    readWholePortfolio(db, id),
    listCopiedEntries(db, id),
  ]);
  // Deleted since.
  if (!origin || !copy) return { ...copied, ...nothing, origin: null };
  return {
    ...copied,
    origin: { id: originId, name: originName, profileSlug: originSlug },
    profile: changedFields(['displayName', 'jobTitle', 'location', 'bio', 'language'], origin, copy),
    design: changedFields(
      ['theme', 'accent', 'typePairing', 'colorScheme', 'sections'],
      readDesign(origin.design),
      readDesign(copy.design),
    ),
    files: changedFiles(origin, copy, pairs),
    sections: keysOf(sectionContracts)
      .map((section) => compareSection(section, origin, copy, pairs))
      .filter(differs),
  };
}

const fieldOf = (values: object, field: string): unknown =>
  new Map(Object.entries(values)).get(field) ?? null;

const changedFields = (fields: readonly string[], origin: object, copy: object): ChangedField[] =>
  fields
    .map((field) => ({ field, origin: fieldOf(origin, field), copy: fieldOf(copy, field) }))
    .filter((change) => !isDeepStrictEqual(change.origin, change.copy));

type Pairs = Map<string, string>;

function changedFiles(origin: Whole, copy: Whole, pairs: Pairs): PortfolioDifferences['files'] {
  const isSame = (one: { id: string } | null | undefined, other: { id: string } | null | undefined) =>
    one ? pairs.get(one.id) === other?.id : !other;
  const isSamePortrait =
    isSame(origin.portrait, copy.portrait) && origin.portrait?.alt === copy.portrait?.alt;
  return [
    ...(isSamePortrait ? [] : ['portrait' as const]),
    ...(isSame(origin.video, copy.video) ? [] : ['video' as const]),
    ...(isSame(origin.cvs[0], copy.cvs[0]) ? [] : ['cv' as const]),
  ];
}

function compareSection(section: SectionKey, origin: Whole, copy: Whole, pairs: Pairs): SectionDifferences {
  const [before, after]: [Entry[], Entry[]] = [origin[section], copy[section]];
  const copies = new Map(after.map((entry) => [entry.id, entry]));
  const originals = new Map(before.map((entry) => [pairs.get(entry.id), entry]));
  const shared = before.filter(({ id }) => copies.has(pairs.get(id) ?? ''));
  const fields = [...publicColumns[section].filter((column) => column !== 'id'), 'isPublic'];
  return {
    section,
    added: after.filter(({ id }) => !originals.has(id)).map(named),
    missing: before
      .filter(({ id }) => !copies.has(pairs.get(id) ?? ''))
      .map((entry) => ({ ...named(entry), isNewer: !pairs.has(entry.id) })),
    changed: shared.flatMap((original) => {
      const entry = copies.get(pairs.get(original.id) ?? '');
      const changes = entry ? changedFields(fields, withImageOf(original, pairs), entry) : [];
      return entry && changes.length > 0 ? [{ ...named(entry), originId: original.id, fields: changes }] : [];
    }),
    isReordered: !isDeepStrictEqual(
      shared.map(({ id }) => pairs.get(id)),
      after.filter(({ id }) => originals.has(id)).map(({ id }) => id),
    ),
  };
}

const named = (entry: Entry) => ({ id: entry.id, title: titleOf(entry) });

/** A copied image has an address of its own, so the origin's is compared as the copy has it. */
function withImageOf(entry: Entry, pairs: Pairs): object {
  if (!('imageUrl' in entry) || typeof entry.imageUrl !== 'string') return entry;
  const prefix = '/api/files/';
  const copied = pairs.get(entry.imageUrl.slice(prefix.length));
  return copied ? { ...entry, imageUrl: prefix + copied } : entry;
}

const differs = ({ added, missing, changed, isReordered }: SectionDifferences) =>
  isReordered || added.length + missing.length + changed.length > 0;
