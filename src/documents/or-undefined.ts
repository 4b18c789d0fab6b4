/** Turns an empty text into undefined, so that its field is left out. */
export const orUndefined = (text: string | null): string | undefined => text || undefined;
