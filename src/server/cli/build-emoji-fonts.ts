import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { emojiFontHref } from '../../contracts/emoji-font';
import { cutEmojiFonts } from '../../documents/typesetting/fonts/emoji-fonts';
import { projectRoot } from '../process/project-root';

// Part of the build: puts the fonts of emoji beside the other files of the client, compressed as they are.

for (const [emoji, font] of await cutEmojiFonts()) {
  const file = path.join(projectRoot, 'dist', 'client', emojiFontHref(emoji));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, font);
  writeFileSync(`${file}.br`, brotliCompressSync(font));
  writeFileSync(`${file}.gz`, gzipSync(font));
}
