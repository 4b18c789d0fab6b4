/** Turns an empty text into undefined, so that its field is left out. */
export const orUndefined = <T extends string>(text: T | null): T | undefined => text || undefined;
