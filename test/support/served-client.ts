import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { builtClient, type ClientAssets } from '../../src/server/client-assets';

const publicPage = 'src/server/public-page/public-page';
const fonts = [
  'fraunces/files/fraunces-latin-opsz-normal.woff2',
  'inter/files/inter-latin-wght-normal.woff2',
];

/** A client as a build produces it, with a script that is worth compressing. */
export function useBuiltClient(): () => ClientAssets {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-client-'));
    await mkdir(path.join(folder, 'assets'));
    await mkdir(path.join(folder, '.vite'));
    const files = {
      'index.html': '<!doctype html><div id="root"></div>',
      'assets/main-1.js': `console.log(${JSON.stringify('storyfolio '.repeat(500))});`,
      'assets/page-1.css': 'body { margin: 0 }',
      '.vite/manifest.json': JSON.stringify({
        [`../../${publicPage}.css`]: { file: 'assets/page-1.css' },
        [`../../${publicPage}.client.ts`]: { file: 'assets/main-1.js' },
        ...Object.fromEntries(
          fonts.map((font) => [
            `../../node_modules/@fontsource-variable/${font}`,
            { file: 'assets/font-1.woff2' },
          ]),
        ),
      }),
    };
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => builtClient(folder);
}
