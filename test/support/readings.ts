import type { ReadValue } from '../../src/reading/reading';

export const readValue = (value: string): ReadValue => ({ value, confidence: 1, lines: [{ text: value }] });
