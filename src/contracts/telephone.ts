/** What only makes a number readable, apart from brackets: spaces, dots, slashes, dashes and marks of direction. */
const separators = /[\s./\p{Pd}\p{Cf}]/gu;

const numberWithExtension = /^([+\d()]+)(?:;?(?:ext|extn|extension|x|#)[:=]?(\d{1,15}))?$/i;

/** The zero in `+44 (0)20` is only dialed within the country, except in Italy, where it belongs to the number. */
const domesticZero = /^(\(?(?:\+|00)(?!39)\d{1,3}\)?)\(0\)/;

/** At most as many digits as E.164 allows, so that two numbers are not taken for one. */
const dialable = /^(?:\+|00)?\d{3,15}$/;

/** The link that calls a telephone number (RFC 3966); undefined for what is not clearly a single one. */
export function telephoneHref(text: string): string | undefined {
  const [, written = '', extension] = numberWithExtension.exec(text.replace(separators, '')) ?? [];
  const digits = written.replace(domesticZero, '$1').replace(/[()]/g, '');
  if (!dialable.test(digits)) return undefined;
  return extension ? `tel:${digits};ext=${extension}` : `tel:${digits}`;
}
