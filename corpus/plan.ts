import { createHash } from 'node:crypto';
import type { Variant } from './content';
import { everybody } from './everybody';
import { layouts } from './layouts/all';
import type { Layout } from './layouts/layout';
import type { Person } from './person';

/** A document of the corpus before it is made. */
export interface PlannedDocument {
  name: string;
  person: Person;
  layout: Layout;
  variant: Variant;
}

/** How many layouts each person's CV is printed in. */
const layoutsOfEach = 20;

/** Pseudo-random choices that depend on the name alone, so that the corpus is the same everywhere. */
function chooserFor(name: string): <T>(choices: readonly [T, ...T[]]) => T {
  const bytes = createHash('sha256').update(name).digest();
  let next = 0;
  return (choices) => choices[(bytes[next++ % bytes.length] ?? 0) % choices.length] ?? choices[0];
}

function variantOf(name: string, layout: Layout): Variant {
  const choose = chooserFor(name);
  const [first = 'short', ...others] = layout.months;
  return {
    dates: {
      month: choose([first, ...others]),
      dash: choose([' – ', ' - ', '–', ' — ']),
      present: choose([0, 1, 2]),
      usesSince: choose([false, false, true]),
    },
    heading: choose([0, 0, 1, 2]),
    // Without a desktop, LibreOffice writes no link annotations.
    hidesLinks: layout.producer !== 'libreoffice' && choose([false, true]),
    endsOnly: choose([false, true]),
  };
}

const rankOf = ({ id, producer }: Layout) =>
  createHash('sha256').update(`storyfolio${id}${producer}`).digest('hex');

/** Assigns layouts to everybody, so that each layout is used by about the same number of people. */
export function planCorpus(): PlannedDocument[] {
  const shuffled = layouts.toSorted((one, other) => rankOf(one).localeCompare(rankOf(other)));
  return everybody.flatMap((person, index) =>
    Array.from({ length: layoutsOfEach }, (_, turn) => {
      const layout = shuffled[(index * layoutsOfEach + turn) % shuffled.length] ?? shuffled[0];
      if (!layout) throw new Error('There are no layouts.');
      const name = `${person.id}-${layout.id}-${layout.producer}`;
      return { name, person, layout, variant: variantOf(name, layout) };
    }),
  );
}
