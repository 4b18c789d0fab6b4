import { accessSync, constants, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { maxImagesPerUpload } from '../../src/contracts/gallery-upload';
import { imageMaxBytes } from '../../src/contracts/sections/gallery-image';
import { readEnv, variableNames } from '../../src/server/process/env';

const folder = path.join('docs', 'examples');
const files = readdirSync(folder);
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const operating = readFileSync(path.join('docs', 'operate.md'), 'utf8');
const papers = ['README.md', 'CONTRIBUTING.md', path.join('docs', 'architecture.md')].map((file) =>
  readFileSync(file, 'utf8'),
);

/** `NAME=value` at the start of lines. */
const assignments = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z]\w+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

test('every variable is documented, and no others', () => {
  const configuration = operating.split('## Configuration')[1]?.split('\n## ')[0] ?? '';
  const named = [...configuration.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([A-Z][A-Z\d_]+)`/g)].map(([, name = '']) => name),
  );
  expect(named.toSorted()).toEqual(variableNames.toSorted());
});

test('the configuration of the service is valid once its token is replaced, and contains nothing else', () => {
  const env = assignments(read('storyfolio.env'));
  expect(() => readEnv(env)).toThrow(
    /^The configuration is not valid:\n {2}ADMIN_SETUP_TOKEN: Set it to 16 characters/,
  );
  expect(readEnv({ ...env, ADMIN_SETUP_TOKEN: '9f3c1e07a6d24b58' })).toMatchObject({
    DATA_DIR: '/var/lib/storyfolio',
    TRUST_PROXY: ['127.0.0.1'],
  });
  const known = new Set([...variableNames, 'NODE_ENV']);
  expect(Object.keys(env).filter((name) => !known.has(name))).toEqual([]);
});

test('the containers get existing variables', () => {
  const [server = ''] = read('compose.yaml').split('\n  postgres:\n');
  const names = [...server.matchAll(/^ {6}([A-Z_\d]+):/gm)].map(([, name = '']) => name);
  expect(names).toContain('DATABASE_URL');
  expect(names.filter((name) => !variableNames.includes(name))).toEqual([]);
  const gateway = /gateway: ([\d.]+)/.exec(read('compose.yaml'))?.[1];
  expect(server).toContain(`TRUST_PROXY: ${gateway}`);
});

test('npm start, the image and the service all start the server through the script that bounds its memory', () => {
  accessSync('start.sh', constants.X_OK);
  expect(JSON.parse(readFileSync('package.json', 'utf8')).scripts.start).toBe('exec ./start.sh');
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  expect(dockerfile).toContain('\nCMD ["./start.sh"]\n');
  expect(dockerfile).toContain('\nCOPY package.json start.sh ./\n');
  const folder = /^WorkingDirectory=(.+)$/m.exec(read('storyfolio.service'))?.[1];
  expect(read('storyfolio.service')).toContain(`\nExecStart=${folder}/start.sh\n`);
});

test('the proxies accept the largest upload', () => {
  const limit = Number(/client_max_body_size (\d+)m;/.exec(read('nginx.conf'))?.[1]) * 1_048_576;
  expect(limit).toBeGreaterThan(maxImagesPerUpload * imageMaxBytes);
});

test.each(['nginx.conf', 'Caddyfile', 'Caddyfile.own-domains'])(
  'the proxy of %s keeps the paths out of its logs that the server keeps out of its own',
  (name) => {
    const places = /\/\((?:\?:|\?<place>)?([\w|]+)\)/;
    const [, ownPlaces] = places.exec(readFileSync('src/server/http/logged-path.ts', 'utf8')) ?? [];
    expect(ownPlaces?.split('|')).toContain('calendar');
    expect(/(?:\?:|\?<place>)([\w|]+)\)/.exec(read(name))?.[1]).toBe(ownPlaces);
  },
);

test('all programs, commands and examples mentioned exist', () => {
  const programs = { main: 'main.ts' } as Record<string, string>;
  const scripts = JSON.parse(readFileSync('package.json', 'utf8')).scripts;
  for (const text of [operating, ...papers, ...files.map(read)]) {
    for (const [, name = ''] of text.matchAll(/dist\/server\/(\w+)\.js/g)) {
      expect(existsSync(path.join('src', 'server', programs[name] ?? `cli/${name}.ts`)), name).toBe(true);
    }
    for (const [, name = ''] of text.matchAll(/npm run ([\w:-]+)/g))
      expect(scripts, name).toHaveProperty([name]);
  }
  for (const name of files) expect(operating).toContain(`(examples/${name})`);
});
