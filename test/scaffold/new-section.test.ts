import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sectionFiles } from '../../scripts/new-section/files';
import { nameSection } from '../../scripts/new-section/names';
import { registriesOf } from '../../scripts/new-section/registries';

const root = path.resolve(import.meta.dirname, '../..');
const leftOut = new Set(['node_modules', 'dist', 'data', '.git']);
let copy: string;

/** Runs a command in the copy. @returns its exit code, and what it wrote */
async function run(command: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const { VITEST: _, ...env } = process.env;
  try {
    const { stdout, stderr } = await promisify(execFile)(command, args, { cwd: copy, env });
    return { code: 0, output: stdout + stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  }
}

beforeAll(async () => {
  copy = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-copy-'));
  await cp(root, copy, {
    recursive: true,
    filter: (file) => !leftOut.has(path.relative(root, file)),
  });
  await symlink(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rm(copy, { recursive: true, force: true }));

/** The forms of a page, each of which is tested with an entry of every section. */
const forms = ['Markdown', 'text', 'DOCX', 'plain PDF', 'portfolio PDF', 'archival PDF'];

test('a section is added in five files, passes every check, and is in every form of a page and back', async () => {
  expect(Object.keys(sectionFiles(nameSection({ plural: 'memberships' }), '20300101000000'))).toHaveLength(5);
  const made = await run('npm', 'run', 'new:section', '--', 'memberships', '--icon', 'IconUsersGroup');
  expect(made).toMatchObject({ code: 0 });
  expect(await run('npm', 'run', 'check')).toMatchObject({ code: 0 });
  const tests = [
    'routers/sections',
    'routers/restore-window',
    'routers/find-duplicates',
    'server/public-page',
    'server/listing',
    'server/profile-round-trip',
    'server/round-trip-of-blanks',
    'documents/every-section',
    'client/review-of-sections',
  ];
  const files = tests.map((name) => `test/${name}.test`);
  // The usual reporter names slow tests only.
  const tested = await run(
    'npx',
    'vitest',
    'run',
    '--project',
    'parts',
    '--project',
    'client',
    '--reporter=verbose',
    ...files,
  );
  expect(tested).toMatchObject({ code: 0 });
  for (const done of [
    ...forms.map((form) => `${form} has the words of memberships`),
    'a JSON Resume carries memberships',
    'blank fields of memberships come back blank',
    'an entry of memberships is the same as its equal',
    ...['json', 'zip', 'pdf'].map(
      (kind) => `a profile that is brought to another account as ${kind} is equal`,
    ),
    'every section is reviewed under its name',
  ]) {
    expect(tested.output).toContain(done);
  }
});

/** Takes the section out of only these lists, and compiles. @param places the files whose errors name it then */
async function expectToBeNamed(lists: string[], places = lists): Promise<void> {
  const complete = new Map<string, string>();
  for (const file of lists) {
    complete.set(file, await readFile(path.join(copy, file), 'utf8'));
    await writeFile(path.join(copy, file), await readFile(path.join(root, file)));
  }
  const { output } = await run('npx', 'tsc', '--noEmit');
  for (const file of places) expect(output).toMatch(new RegExp(`^${file}.*(\\n .*)*memberships`, 'm'));
  for (const [file, text] of complete) await writeFile(path.join(copy, file), text);
}

test('the compiler names every list from which a section is missing', async () => {
  const lists = registriesOf(nameSection({ plural: 'memberships' })).map(({ file }) => file);
  expect(new Set(lists).size, 'one entry in each list').toBe(lists.length);
  // What these hold is named where it is used.
  const usedIn = {
    'src/contracts/portfolio-parts.ts': 'src/contracts/sections/membership.ts',
    'src/server/api-reference/groups.ts': 'src/server/api-reference/procedure-groups.ts',
  };
  // What every other language is held to.
  const english = 'src/words/en/page.ts';
  const [contracts, ...others] = lists.filter((file) => !(file in usedIn) && file !== english);
  expect(contracts).toBe('src/contracts/sections/index.ts');
  await expectToBeNamed(others);
  await expectToBeNamed(Object.keys(usedIn), Object.values(usedIn));
});

test('refuses names that it cannot use, and changes nothing', async () => {
  const refused = await run('npm', 'run', '--silent', 'new:section', 'Memberships');
  expect(refused).toMatchObject({ code: 1, output: expect.stringContaining('in lower case') });
  const again = await run('npm', 'run', '--silent', 'new:section', 'memberships');
  expect(again).toMatchObject({ code: 1, output: expect.stringContaining('is there already.') });
  expect(await run('npm', 'run', '--silent', 'new:section', 'staff')).toMatchObject({
    code: 1,
    output: expect.stringContaining('npm run new:section staff'),
  });
  const icon = ['hobbies', 'hobby', '--icon', 'IconNothing'];
  expect(await run('npm', 'run', '--silent', 'new:section', '--', ...icon)).toMatchObject({
    code: 1,
    output: expect.stringContaining('There is no IconNothing.'),
  });
});
