import type { z } from 'zod';
import { type SectionKey, sectionContracts } from './sections';
import { storedTranslations, type Translations } from './translations';

const fieldsOf = (entry: object) => new Map<string, unknown>(Object.entries(entry));

/** The lists in which some say what others say in a description. */
const points = ['achievements', 'highlights'];

const isText = (value: unknown): value is string | string[] =>
  (typeof value === 'string' || Array.isArray(value)) && value.length > 0;

/** An existing entry, with the texts of the same one in another language as its translation. What is the same in both is not repeated. */
export function withTextsOf(
  section: SectionKey,
  existing: object,
  { values, language }: { values: object; language: string },
): { translations: Translations } {
  const { texts, fields }: { texts?: object; fields: z.ZodObject } = sectionContracts[section];
  const before = fieldsOf(existing);
  const read = inShapeOf(before, fieldsOf(values));
  const said = Object.keys(texts ?? {}).flatMap((field) => {
    const text = read.get(field);
    return isText(text) && !isSame(text, before.get(field)) ? [[field, text] as const] : [];
  });
  const kept = storedTranslations.parse(before.get('translations'));
  return {
    ...Object.fromEntries(Object.keys(fields.shape).map((field) => [field, before.get(field)])),
    translations:
      said.length === 0 ? kept : { ...kept, [language]: { ...kept[language], ...Object.fromEntries(said) } },
  };
}

const isSame = (one: string | string[], other: unknown) =>
  isText(other) && [one].flat().join('\n') === [other].flat().join('\n');

/** Points in place of a description that only the existing entry has: else it would be shown beside them in its own language. */
function inShapeOf(before: Map<string, unknown>, read: Map<string, unknown>): Map<string, unknown> {
  const field = points.find((name) => isText(read.get(name)));
  if (!field || !isText(before.get('description')) || isText(read.get('description'))) return read;
  const said = [read.get(field)].flat().map(String);
  const [first, ...rest] = said;
  switch (said.length - [before.get(field) ?? []].flat().length) {
    case said.length:
      return new Map([...read, ['description', asList(said)], [field, []]]);
    case 1:
      return new Map([...read, ['description', first], [field, rest]]);
    default:
      return read;
  }
}

/** In the marks of lists in texts, unless it is one alone. */
const asList = (lines: string[]) =>
  lines.length === 1 ? lines[0] : lines.map((line) => `- ${line}`).join('\n');
