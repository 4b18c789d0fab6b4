import type { ScriptTexts } from './script-words';

/** What the scripts of this page say, in its language. */
export const scriptTexts = (): ScriptTexts =>
  JSON.parse(document.getElementById('script-words')?.textContent ?? '{}');
