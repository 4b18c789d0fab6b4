import { expect, test } from 'vitest';
import { entryParts } from '../../src/reading/entries/heads/entry-heads';
import { readNames } from '../../src/reading/entries/heads/roles';
import { readEntries } from '../../src/reading/entries/read-entries';
import { laidOut, row, section } from '../support/laid-out';

const work = section('work', ['Rigger, Rope & Cord ┃ 2018 – 2020'], 'Work');
const pieces = entryParts([work], 'work', { monthFirst: false }).flatMap((entry) => entry.pieces);

/** How often the words of names are judged in an entry with a head of so many parts. */
function judgements(parts: number): number {
  let count = 0;
  const evidence = () => {
    count += 1;
    return 0;
  };
  const head = pieces
    .slice(0, 1)
    .flatMap((piece) => Array.from({ length: parts }, (_, index) => ({ ...piece, slot: `0L${index}` })));
  readNames([head], { what: evidence, where: evidence });
  return count;
}

test('the names of an entry are found in a time that grows with the length of its head, not with its square', () => {
  const short = judgements(20);
  expect(short).toBeGreaterThan(0);
  expect(judgements(200)).toBeLessThan(15 * short);
});

test('names where an entry has them and the others have not are doubtful', () => {
  const { work: read } = readEntries(
    laidOut(
      section(
        'work',
        [
          ['*Software Engineer*', '2018 – 2020', 'Quorl GmbH'],
          ['*Project Manager*', '2016 – 2018', 'Zindel AG'],
          ['*Northern Steel Ltd*', '2014 – 2016', 'Senior Consultant'],
          ['*Data Analyst*', '2012 – 2014', 'Kaigan Inc.'],
        ].flatMap(([first = '', ...rest]) => [row(first, { gap: 2 }), ...rest]),
        'Work',
      ),
    ),
  );
  expect(read.map(({ company, doubtful }) => [company, doubtful])).toEqual([
    ['Quorl GmbH', []],
    ['Zindel AG', []],
    ['Northern Steel Ltd', ['position', 'company']],
    ['Kaigan Inc.', []],
  ]);
});
