import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * The text of a PDF as Poppler's `pdftotext` copies it. Undefined where that is not installed, unless
 * `REQUIRE_POPPLER` is set.
 * @param part of each page, in points from its upper left corner; all of it if omitted
 */
export function pdfToText(bytes: Uint8Array, part?: { width: number; height: number }): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'storyfolio-pdf-'));
  try {
    const file = path.join(folder, 'document.pdf');
    writeFileSync(file, bytes);
    const crop = part ? ['-x', '0', '-y', '0', '-W', `${part.width}`, '-H', `${part.height}`] : [];
    const { error, status, stdout, stderr } = spawnSync('pdftotext', [...crop, file, '-'], {
      encoding: 'utf8',
    });
    if (error && !process.env.REQUIRE_POPPLER) return;
    if (error) throw error;
    if (status !== 0) throw new Error(stderr);
    return stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
