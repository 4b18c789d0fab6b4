import type { Said } from '../../src/reading/reading';

export const said = (value: string): Said => ({ value, confidence: 1, lines: [{ text: value }] });
