import { accessSync, constants } from 'node:fs';
import path from 'node:path';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const folders = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Finds Chromium: `CHROMIUM_PATH`, else one on the PATH or in a usual place. */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) return CHROMIUM_PATH;
  const searched = [...PATH.split(path.delimiter).filter(Boolean), ...folders];
  const candidates = searched.flatMap((folder) => names.map((name) => path.join(folder, name)));
  return [...candidates, ...applications].find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
