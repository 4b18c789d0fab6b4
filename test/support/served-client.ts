import { readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll } from 'vitest';
import { builtClient, type ClientAssets } from '../../src/server/assets/client-assets';
import { projectRoot } from '../../src/server/process/project-root';
import { pageAssets } from '../../src/server/public-page/page-assets';
import { frameAssets } from '../../src/server/site/frame';
import { sitePages } from '../../src/server/site/site-pages';

/** What a build makes of a source, by its ending. */
const builtFiles: Record<string, string> = {
  '.css': 'assets/page-1.css',
  '.ts': 'assets/main-1.js',
  '.woff2': 'assets/font-1.woff2',
};

/** Every file that the server's pages ask the build for. */
function pageManifest(): Record<string, { file: string }> {
  const manifest: Record<string, { file: string }> = {};
  const hrefOf = (source: string) => {
    manifest[`../../${source}`] = { file: builtFiles[path.extname(source)] ?? source };
    return source;
  };
  const assets = pageAssets(hrefOf);
  for (const page of sitePages) frameAssets(page.assets ?? {}, assets, hrefOf);
  const pictures = 'src/pictures';
  for (const file of readdirSync(path.join(projectRoot, pictures))) hrefOf(`${pictures}/${file}`);
  return manifest;
}

/** A client as a build produces it, with a script that is worth compressing. */
export function useBuiltClient(): () => ClientAssets {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-client-'));
    await mkdir(path.join(folder, 'assets'));
    await mkdir(path.join(folder, '.vite'));
    const script = `console.log(${JSON.stringify('storyfolio '.repeat(500))});`;
    const files = {
      'index.html': '<!doctype html><div id="root"></div>',
      'assets/main-1.js': script,
      'assets/main-1.js.br': brotliCompressSync(script),
      'assets/page-1.css': 'body { margin: 0 }',
      '.vite/manifest.json': JSON.stringify(pageManifest()),
    };
    for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return () => builtClient(folder);
}
