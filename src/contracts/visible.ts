// Also those that scripts use for nothing: the blank of Braille, and Unicode's own list, with the fillers of Hangul.
const visibleCharacter = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** Whether a text is empty or has a character that can be seen: one that seems to be empty is not. */
export const isWhatItSeems = (text: string): boolean => text === '' || visibleCharacter.test(text);
