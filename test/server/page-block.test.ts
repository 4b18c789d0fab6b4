import { expect, test, vi } from 'vitest';
import type { BlockProps } from '../../src/server/public-page/sections/page-block';
import { pageBlock } from '../../src/server/public-page/sections/page-block';
import { wordsOf } from '../../src/words/words';

const props = (text: string, others: Partial<BlockProps> = {}) =>
  ({ summary: { about: text }, words: wordsOf('en'), today: '2026-01-01', ...others }) as BlockProps;

const blockWith = (id: string) => {
  const Body = vi.fn(({ text }: { text: string }) => text);
  const contentOf = ({ summary }: BlockProps) => ({ text: summary.about });
  return { Body, block: pageBlock({ id, titleOf: () => 'Title', contentOf, Body }) };
};

test('the body of a section is rendered once for the same content, and again for another', () => {
  const { Body, block } = blockWith('one');
  expect(block.bodyOf(props('a < b'))).toBe('a &lt; b');
  expect(block.bodyOf(props('a < b', { today: '2026-01-02' }))).toBe('a &lt; b');
  expect(Body).toHaveBeenCalledTimes(1);
  expect(block.bodyOf(props('another'))).toBe('another');
  expect(block.bodyOf(props('a < b'))).toBe('a &lt; b');
  expect(Body).toHaveBeenCalledTimes(2);
  expect(block.bodyOf(props('a < b', { words: wordsOf('de') }))).toBe('a &lt; b');
  expect(Body).toHaveBeenCalledTimes(3);
});

test('sections with the same content have their own bodies', () => {
  const [one, other] = [blockWith('this'), blockWith('that')];
  one.block.bodyOf(props('same'));
  other.block.bodyOf(props('same'));
  expect(other.Body).toHaveBeenCalledTimes(1);
});

test('an empty body is kept as well, and the oldest ones make room for others', () => {
  const { Body, block } = blockWith('empty');
  block.bodyOf(props(''));
  block.bodyOf(props(''));
  expect(Body).toHaveBeenCalledTimes(1);
  for (let count = 0; count < 20; count += 1) block.bodyOf(props(`${count}`.padEnd(200_000)));
  block.bodyOf(props(''));
  expect(Body).toHaveBeenCalledTimes(22);
});
