/** A noun with its indefinite article: 'an image'. Goes by the first letter, so not for 'hour' or 'user'. */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
