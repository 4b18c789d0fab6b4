import { expect, test } from 'vitest';
import { readEntries } from '../../src/reading/entries/read-entries';
import { propose } from '../../src/reading/propose/propose';
import { inventedIn } from '../support/cv-measure/accounts';
import { laidOut, section } from '../support/laid-out';

const rows = ['*Avvocata* ┃ 2018 – 2020', 'Studio Rossi & Figli'];
const proposal = propose(readEntries(laidOut(section('work', rows))));
const inventedBeside = (text: string) => inventedIn(proposal, { text, lines: [], addresses: [], pages: 1 });

test('a text is invented if one of its words is not in the document', () => {
  expect(inventedBeside('Avvocata Studio Rossi & Figli')).toEqual([]);
  expect(inventedBeside('Avvocata Studio Rossi')).toContain('Studio Rossi & Figli');
});
