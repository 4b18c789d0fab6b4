import { z } from 'zod';
import { keysOf } from './keys-of';
import { pageLanguage, pageLanguages } from './page-language';

/**
 * The texts of an entry in other languages than that of its page, by language and field. What is not there is shown in the
 * language of the page.
 */
export type Translations = Record<string, Record<string, string | string[]>>;

/** Translations as they are stored, by whichever version of the product. */
export const storedTranslations: z.ZodType<Translations, Translations> = z.record(
  z.string(),
  z.record(z.string(), z.union([z.string(), z.array(z.string())])),
);

/** Translations of these fields, each with the rules of the field; empty ones are dropped. */
export function translationsOf(texts: z.ZodRawShape): z.ZodType<Translations, Translations> {
  const translated = z.partialRecord(pageLanguage, z.strictObject(texts).partial());
  return storedTranslations
    .check((payload) => {
      const { data, error } = translated.safeParse(withoutBlanks(payload.value));
      if (data) payload.value = withoutBlanks(data);
      for (const { code, path, message } of error?.issues ?? []) {
        const isKey = code === 'invalid_key' || code === 'unrecognized_keys';
        const said = isKey ? refusalOf(path.length > 0 && code === 'unrecognized_keys', texts) : message;
        payload.issues.push({ code: 'custom', path, message: said, input: payload.value });
      }
    })
    .meta({
      description: `By language (${keysOf(pageLanguages).join(', ')}): ${Object.keys(texts).join(', ')}`,
    });
}

const refusalOf = (isField: boolean, texts: z.ZodRawShape) =>
  isField
    ? `Only these can be in another language: ${Object.keys(texts).join(', ')}.`
    : `Choose one of these languages: ${keysOf(pageLanguages).join(', ')}.`;

const isText = (entry: [string, unknown]): entry is [string, string | string[]] => {
  const [, value] = entry;
  return typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;
};

const withoutBlanks = (translations: object): Translations =>
  Object.fromEntries(
    Object.entries(translations).map(([language, texts]: [string, unknown]) => [
      language,
      Object.fromEntries(Object.entries(texts ?? {}).filter(isText)),
    ]),
  );
