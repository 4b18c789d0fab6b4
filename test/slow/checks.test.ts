import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const castText = 'export const a = JSON.parse("1") as number;\n';
const a = 'export const a = 1;\n';

/** Files that the linter refuses, with what it says. */
const linted: Record<string, [text: string, refusal: string]> = {
  'src/routers/cast.ts': [castText, 'A cast'],
  'scripts/cast/main.ts': [castText, 'A cast'],
  'db/any.ts': ['export const a: any = 1;\n', 'Unexpected any'],
  'src/routers/in-context.ts': ['export const a = (tx: object) => ({ a: 1, db: tx });\n', 'A transaction'],
  'src/routers/in-object.ts': ['export const a = (tx: object) => ({ tx });\n', 'A transaction'],
  'src/routers/second.ts': [
    "import type { Transaction } from 'kysely';\nexport const a = (b: number, tx: Transaction<DB>) => [b, tx];\n",
    'A transaction',
  ],
  'src/routers/passed.ts': ['export const a = (f: Function, b: 1, tx: 2) => f(b, tx);\n', 'A transaction'],
  'src/routers/address.ts': [
    'export const a = (text: string) => URL.canParse(text);\n',
    'URL.canParse of Node',
  ],
  'src/client/timer.ts': ['setTimeout(() => document.body.focus(), 9);\n', 'A timer'],
  'src/client/frame.ts': ['requestAnimationFrame(() => focusOn());\n', 'A timer'],
  'src/client/key.ts': ['localStorage.clear();\n', 'Do not use the global variable localStorage'],
  'src/client/modal.ts': ["import { Modal } from '@mantine/core';\nexport const a = Modal;\n", 'Use Dialog'],
  'src/client/barrel.ts': ["export * from './timer';\n", 'Avoid barrel files'],
};

/** Imports that are refused, with the rule that does it. */
const imports: Record<string, [imported: string, rule: string]> = {
  'src/client/ui/of-api.ts': ['client/api/a', 'ui-knows-no-server'],
  'src/client/ui/of-trpc.ts': ['@trpc/server', 'ui-knows-no-server'],
  'src/client/ui/of-features.ts': ['client/features/gallery/a', 'client-foundations-know-no-features'],
  'src/client/sections/of-features.ts': ['client/features/gallery/a', 'client-foundations-know-no-features'],
  'src/client/features/login/b.ts': ['client/features/landing/a', 'client-features-know-each-other-one-way'],
  'src/client/features/landing/b.ts': ['client/features/login/a', 'client-features-know-each-other-one-way'],
  'src/client/api/of-session.ts': ['client/session/a', 'client-api-knows-no-session'],
  'src/client/api/of-server.ts': ['server/a', 'client-knows-contracts'],
  'src/client/api/of-routers.ts': ['routers/app-router', 'client-knows-types-of-routers-only'],
  'src/routers/of-server.ts': ['server/a', 'routers-know-contracts-and-db'],
  'src/reading/of-corpus.ts': ['../corpus/a', 'nobody-knows-the-corpus'],
  'src/contracts/of-kysely.ts': ['kysely', 'contracts-import-zod-only'],
};
const typeCircle = {
  'src/routers/circle-a.ts': "import type { B } from './circle-b';\nexport interface A { b: B }\n",
  'src/routers/circle-b.ts': "import type { A } from './circle-a';\nexport interface B { a: A }\n",
};

const lines = (count: number) => `/*\n${'A line.\n'.repeat(count - 2)}*/\n`;
const limits = { 'src/lines.ts': 400, 'src/lines.css': 400, 'db/lines.ts': 400, 'test/lines.test.ts': 500 };

let tree: string;
let output: { lint: string; cruise: string; lines: string };

async function write(file: string, text: string): Promise<void> {
  await mkdir(path.dirname(path.join(tree, file)), { recursive: true });
  await writeFile(path.join(tree, file), text);
}

/** What a command of the project says about the tree, which it refuses. */
async function refusal(command: string, ...args: string[]): Promise<string> {
  const bin = path.join(root, 'node_modules/.bin', command);
  try {
    await promisify(execFile)(bin, args, { cwd: tree });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return stdout + stderr;
  }
  throw new Error(`${command} found nothing.`);
}

beforeAll(async () => {
  tree = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-checks-'));
  for (const file of ['.biome.json', '.dependency-cruiser.cjs', 'lint', 'tsconfig.json', 'package.json']) {
    await cp(path.join(root, file), path.join(tree, file), { recursive: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
  for (const [file, [text]] of Object.entries(linted)) await write(file, text);
  await write('db/sections.ts', castText);
  for (const [file, [imported]] of Object.entries(imports)) {
    const isOwn = /^(client|server|routers|\.\.\/corpus)\//.test(imported);
    const target = isOwn ? path.posix.relative(path.posix.dirname(file), `src/${imported}`) : imported;
    await write(file, `import { a } from '${target}';\nexport const b = a;\n`);
    if (isOwn) await write(`src/${imported}.ts`, a);
  }
  for (const [file, text] of Object.entries(typeCircle)) await write(file, text);
  await mkdir(path.join(tree, 'migrations'));
  for (const [file, limit] of Object.entries(limits)) {
    await write(file, lines(limit + 1));
    await write(file.replace('lines', 'fitting'), lines(limit));
  }
  output = {
    lint: await refusal(
      'biome',
      'lint',
      '--vcs-enabled=false',
      '--colors=off',
      '--max-diagnostics=none',
      '.',
    ),
    cruise: await refusal('depcruise', 'src', '--config', '.dependency-cruiser.cjs'),
    lines: await refusal('tsx', path.join(root, 'scripts/check-lines/main.ts')),
  };
});
afterAll(() => rm(tree, { recursive: true, force: true }));

test.each(Object.keys(linted))('the linter refuses %s', (file) => {
  const [, sentence] = linted[file] ?? [];
  expect(output.lint).toMatch(new RegExp(`^${file}:.*\\s+× ${sentence}`, 'm'));
});

test('the linter takes a cast where casts are allowed', () => {
  expect(output.lint).not.toContain('db/sections.ts');
});

test.each(Object.keys(imports))('the rules of imports refuse %s', (file) => {
  const [, rule] = imports[file] ?? [];
  const importer = rule?.includes('each-other') ? path.posix.dirname(file) : file;
  expect(output.cruise).toContain(`error ${rule}: ${importer} →`);
});

test('the rules of imports refuse a circle of types', () => {
  expect(output.cruise).toContain('error no-circular: src/routers/circle-a.ts →');
});

test.each(Object.entries(limits))('%s may have %i lines and no more, comments included', (file, limit) => {
  expect(output.lines).toContain(`${file} has ${limit + 1} lines.`);
  expect(output.lines).not.toContain(file.replace('lines', 'fitting'));
});
