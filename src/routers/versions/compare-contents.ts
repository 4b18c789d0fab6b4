import { isDeepStrictEqual } from 'node:util';
import type { VersionContents } from '../../../db/column-types';
import { titleOf } from '../../../db/links/opened-versions';
import { publicColumns } from '../../../db/public-columns';
import { readDesign } from '../../contracts/design';
import { keysOf } from '../../contracts/keys-of';
import type { ChangedField, PortfolioDifferences, SectionDifferences } from '../../contracts/portfolio';
import { pageChoices } from '../../contracts/profile';
import { type SectionKey, sectionContracts } from '../../contracts/sections';

/** Which entry, image or file of the copy stands for which one of the origin. */
export type Pairs = Map<string, string>;

/** A version may have been kept before a field was added; what was not chosen was the usual. */
const choices: readonly string[] = keysOf(pageChoices.shape);
const profileFields = ['displayName', 'jobTitle', 'location', 'availability', 'bio', ...choices];

/** What differs between what two pages hold, or one page at two times. */
export function compareContents(
  origin: VersionContents,
  copy: VersionContents,
  pairs: Pairs,
): Pick<PortfolioDifferences, 'profile' | 'design' | 'files' | 'sections'> {
  return {
    profile: changedFields(
      profileFields.filter(
        (field) => choices.includes(field) || (field in origin.profile && field in copy.profile),
      ),
      origin.profile,
      copy.profile,
    ),
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

function changedFiles(
  origin: VersionContents,
  copy: VersionContents,
  pairs: Pairs,
): PortfolioDifferences['files'] {
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

type Entry = VersionContents['sections'][string][number];

function compareSection(
  section: SectionKey,
  origin: VersionContents,
  copy: VersionContents,
  pairs: Pairs,
): SectionDifferences {
  const [before, after] = [origin.sections[section] ?? [], copy.sections[section] ?? []];
  const copies = new Map(after.map((entry) => [entry.id, entry]));
  const originals = new Map(before.map((entry) => [pairs.get(entry.id), entry]));
  const shared = before.filter(({ id }) => copies.has(pairs.get(id) ?? ''));
  const fields = [...publicColumns[section].filter((column) => column !== 'id'), 'translations', 'isPublic'];
  return {
    section,
    added: after.filter(({ id }) => !originals.has(id)).map(named),
    missing: before
      .filter(({ id }) => !copies.has(pairs.get(id) ?? ''))
      .map((entry) => ({ ...named(entry), isNewer: !pairs.has(entry.id) })),
    changed: shared.flatMap((original) => {
      const entry = copies.get(pairs.get(original.id) ?? '');
      // A version may have been kept before a field was added.
      const both = fields.filter((field) => field in original && entry && field in entry);
      const changes = entry ? changedFields(both, withImageOf(original, pairs), entry) : [];
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
  const imageUrl = entry.imageUrl;
  if (typeof imageUrl !== 'string') return entry;
  const prefix = '/api/files/';
  const copied = pairs.get(imageUrl.slice(prefix.length));
  return copied ? { ...entry, imageUrl: prefix + copied } : entry;
}

const differs = ({ added, missing, changed, isReordered }: SectionDifferences) =>
  isReordered || added.length + missing.length + changed.length > 0;
