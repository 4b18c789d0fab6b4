import { storedTranslations, type Translations } from '../../../contracts/translations';

/** The translations among the values of a form; none where its entries are in one language. */
export function translationsIn(values: object): Translations {
  const { translations } = { translations: undefined, ...values };
  return storedTranslations.safeParse(translations).data ?? {};
}

/** With a text in a language; an empty one is taken out, so that nothing remains of what was typed and deleted. */
export function withText(
  translations: Translations,
  [language, field]: [string, string],
  text: string | string[],
): Translations {
  const { [language]: texts = {}, ...others } = translations;
  const { [field]: _before, ...rest } = texts;
  const changed = text.length === 0 ? rest : { ...rest, [field]: text };
  return Object.keys(changed).length === 0 ? others : { ...others, [language]: changed };
}
