import type { z } from 'zod';
import type { OpenedEntries } from '../../../db/column-types';
import { keysOf } from '../../contracts/keys-of';
import { hiddenOfLink, type linkChanges } from '../../contracts/link';
import { sectionContracts } from '../../contracts/sections';

type Change = z.infer<typeof linkChanges>['changes'][number];

/** Fields of the profile, which have no title of their own. */
const titles: Record<string, string> = {
  displayName: 'Name',
  jobTitle: 'Job title',
  location: 'Location',
  availability: 'What you are open to',
  portrait: 'Photo',
  bio: 'The text about you',
};

/** The parts of the page by the names of its lists. */
const partOf = new Map<string, string>(
  keysOf(sectionContracts).map((list) => [list, sectionContracts[list].part]),
);

/**
 * What a page shows now that it did not show then, or showed differently, list by list.
 * @param hiddenSections of the link: what its reader saw neither then nor now
 */
export function changesBetween(
  then: OpenedEntries,
  now: OpenedEntries,
  hiddenSections: readonly string[],
): Change[] {
  const hidden = new Set(hiddenOfLink({ hiddenSections }));
  const lists = [...new Set([...Object.keys(now), ...Object.keys(then)])].filter((list) => !hidden.has(list));
  return lists.flatMap((list) => {
    const before = new Map(then[list]?.map((entry) => [entry.id, entry]));
    const after = now[list] ?? [];
    const left = new Set(after.map(({ id }) => id));
    const describe = (change: Change['change']) => (entry: { id: string; title: string }) => ({
      section: partOf.get(list) ?? list,
      title: entry.title || (titles[entry.id] ?? ''),
      change,
    });
    const isChanged = (entry: { id: string; digest: string }) =>
      before.has(entry.id) && before.get(entry.id)?.digest !== entry.digest;
    return [
      ...after.filter(({ id }) => !before.has(id)).map(describe('added')),
      ...after.filter(isChanged).map(describe('changed')),
      ...[...before.values()].filter(({ id }) => !left.has(id)).map(describe('removed')),
    ];
  });
}
