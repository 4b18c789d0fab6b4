import { createHash } from 'node:crypto';
import type { Variant } from './content';
import { everybody } from './everybody';
import {
  everydayLayouts,
  furtherLayouts,
  layouts,
  officeLayouts,
  runLayouts,
  templateLayouts,
} from './layouts/all';
import type { Layout } from './layouts/layout';
import type { Person } from './person';

/** A document of the corpus before it is made. */
export interface PlannedDocument {
  name: string;
  person: Person;
  layout: Layout;
  variant: Variant;
}

const layoutsOfEach = 6;
const furtherLayoutsOfEach = 3;
const runLayoutsOfEach = 3;
const templateLayoutsOfEach = 6;
const everydayLayoutsOfEach = 6;
const officeLayoutsOfEach = 5;

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
    endsOnly: !layouts.includes(layout) && choose([false, true]),
  };
}

const inOrderOf = (seed: string) => (one: Layout, other: Layout) => {
  const rank = (layout: Layout) =>
    createHash('sha256').update(`${seed}${layout.id}${layout.producer}`).digest('hex');
  return rank(one).localeCompare(rank(other));
};

/** Assigns `count` layouts to everybody, so that each layout is used by about the same number of people. */
function planIn(choice: Layout[], count: number): PlannedDocument[] {
  const shuffled = choice.toSorted(inOrderOf('storyfolio'));
  return everybody.flatMap((person, index) =>
    Array.from({ length: count }, (_, turn) => {
      const layout = shuffled[(index * count + turn) % shuffled.length] ?? shuffled[0];
      if (!layout) throw new Error('There are no layouts.');
      const name = `${person.id}-${layout.id}-${layout.producer}`;
      return { name, person, layout, variant: variantOf(name, layout) };
    }),
  );
}

export const planCorpus = (): PlannedDocument[] => [
  ...planIn(layouts, layoutsOfEach),
  ...planIn(furtherLayouts, furtherLayoutsOfEach),
  ...planIn(runLayouts, runLayoutsOfEach),
  ...planIn(templateLayouts, templateLayoutsOfEach),
  ...planIn(everydayLayouts, everydayLayoutsOfEach),
  ...planIn(officeLayouts, officeLayoutsOfEach),
];
