import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

interface Pattern {
  file: string;
  source: string;
  flags: string;
}

/** Files that make patterns, with the reason why each is linear. */
const madeLinear: Record<string, string> = {
  'src/server/api-reference/examples.ts':
    'of those in the contracts, which are looked at where they are written; matches only texts of its own',
  'src/reading/entries/private/private-details.ts':
    'of words with twelve signs at most after them, in texts of bounded length; and of the separators written there',
  'src/documents/typesetting/fonts/slices.ts': 'of one class of characters, repeated from beginning to end',
};

async function patternsOf(file: string): Promise<Pattern[]> {
  const text = await readFile(path.join(root, file), 'utf8');
  const found: Pattern[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push({ file, source: node.text.slice(1, end), flags: node.text.slice(end + 1) });
    } else if (ts.isNewExpression(node) && node.expression.getText() === 'RegExp' && !(file in madeLinear)) {
      throw new Error(`${file}: write ${node.getText()} as a literal, so that it can be looked at here.`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

test('every pattern runs in linear time', async () => {
  const files = (
    await Promise.all(
      ['src', 'db'].map((folder) =>
        readdir(path.join(root, folder), { recursive: true }).then((names) =>
          names.map((name) => path.join(folder, name)),
        ),
      ),
    )
  ).flat();
  const patterns = (await Promise.all(files.filter((file) => /\.tsx?$/.test(file)).map(patternsOf))).flat();
  expect(patterns.length).toBeGreaterThan(100);
  const slow = patterns.filter(({ source, flags }) => analyse({ source, flags }).reports.length > 0);
  expect(slow).toEqual([]);
});

test.each(['\\{\\{\\s*([^{}]*?)\\s*\\}\\}', '\\s+$', '^(a+)+$'])(
  'the pattern %s would be detected',
  (source) => {
    expect(analyse({ source, flags: '' }).reports).not.toEqual([]);
  },
);
