import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { documentChoices } from '../../src/contracts/exports';
import { keysOf } from '../../src/contracts/keys-of';
import { pageQueries, withQuery } from '../../src/contracts/page-queries';

const names = [...Object.values(pageQueries), ...keysOf(documentChoices.shape)];

test('no two parts of the product choose the same name in the query of a page', () => {
  expect(new Set(names).size).toBe(names.length);
});

test('a value stays one value, whatever it holds, and stands beside others', () => {
  const address = withQuery(withQuery('/profile/ada', 'viewer', 'a&b=c #é'), 'version', '1');
  const { searchParams, hash } = new URL(address, 'https://portfolio.example');
  expect([...searchParams, hash]).toEqual([['as', 'a&b=c #é'], ['updated', '1'], '']);
});

test('no address is written with a name of its own', async () => {
  const files = await readdir('src', { recursive: true });
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  const written = await Promise.all(
    sources.map(async (file) => {
      const text = await readFile(path.join('src', file), 'utf8');
      return [...text.matchAll(/\/profile\/\$\{[^`]*\}\?(\w+)=/g)].map(([, name]) => `${file}: ${name}`);
    }),
  );
  expect(written.flat()).toEqual([]);
});
