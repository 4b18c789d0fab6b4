import { expect, test } from 'vitest';
import { longestWord } from '../../src/server/public-page/heading-width';

test('the longest word of all headings counts, by the width of its letters', () => {
  expect(longestWord(['Kontakt', 'Berufserfahrung'])).toBeCloseTo(13.9);
  expect(longestWord(['Experiência profissional'])).toBeLessThan(longestWord(['Experiênciaprofissional']));
  expect(longestWord(['職務経歴'])).toBeGreaterThan(longestWord(['Work']));
  expect(longestWord([])).toBe(1);
});
