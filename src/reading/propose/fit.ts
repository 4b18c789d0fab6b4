import { z } from 'zod';
import { withoutUnsafeCharacters } from '../../contracts/text';
import { textsOf } from './text-of';

/** A section's rules for a text field. */
interface FieldRule {
  maxLength: number;
  isMultiline: boolean;
  /** Only set if the field is a list of texts. */
  maxItems?: number;
}

/** Values that the section accepts, and the texts that did not fit. */
export interface Fitted<V> {
  values: V;
  left: string[];
}

/** A shortened address would lead elsewhere, so these fields are kept whole or left out. */
const uncut = new Set(['value', 'credentialUrl', 'url']);

/** Makes values acceptable to a section. */
export interface Fitter<V> {
  /** The values as they are; undefined if the section does not accept them. */
  exact: (values: unknown) => V | undefined;
  /**
   * Shortens texts and lists to the limits of their fields, removes characters that the fields refuse, and drops values
   * that are still invalid. Nothing is lost: whatever was cut or dropped is returned in `left`.
   */
  clip: (candidate: object) => Fitted<V>;
}

export function fitter<S extends z.ZodObject>(schema: S): Fitter<z.output<S>> {
  const rules = rulesOf(schema);
  return {
    exact: (values) => schema.safeParse(values).data,
    clip(candidate) {
      const left: string[] = [];
      const clipped: Record<string, unknown> = {};
      for (const [field, value] of Object.entries(candidate)) {
        const rule = rules.get(field);
        const kept = rule ? clip(value, rule, uncut.has(field), left) : value;
        if (kept !== undefined && kept !== '' && !(Array.isArray(kept) && kept.length === 0)) {
          clipped[field] = kept;
        }
      }
      return { values: schema.parse(withoutRefused(schema, clipped, left)), left };
    },
  };
}

function withoutRefused(schema: z.ZodObject, values: Record<string, unknown>, left: string[]) {
  const { error } = schema.safeParse(values);
  if (!error) return values;
  const refused = new Set(error.issues.map(({ path }) => String(path[0])));
  for (const field of refused) for (const text of textsOf(values[field])) left.push(text);
  return Object.fromEntries(Object.entries(values).filter(([field]) => !refused.has(field)));
}

function rulesOf(schema: z.ZodObject): Map<string, FieldRule> {
  const rules = new Map<string, FieldRule>();
  const { properties = {} } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  for (const [field, property] of Object.entries(properties)) {
    const rule = ruleOf(property);
    const probe = rule && (rule.maxItems === undefined ? 'a\nb' : ['a\nb']);
    if (rule) rules.set(field, { ...rule, isMultiline: schema.safeParse({ [field]: probe }).success });
  }
  return rules;
}

/** The limits of a text or of a list of texts, either of which may be nullable; undefined for anything else. */
function ruleOf(
  property: boolean | z.core.JSONSchema.BaseSchema,
): Omit<FieldRule, 'isMultiline'> | undefined {
  if (typeof property === 'boolean') return undefined;
  if (property.anyOf) return property.anyOf.map(ruleOf).find((rule) => rule !== undefined);
  if (property.type === 'string' && property.maxLength) return { maxLength: property.maxLength };
  if (property.type !== 'array' || !property.items || Array.isArray(property.items)) return undefined;
  const item = ruleOf(property.items);
  return item && { ...item, maxItems: property.maxItems ?? Number.POSITIVE_INFINITY };
}

function clip(value: unknown, rule: FieldRule, isUncut: boolean, left: string[]): unknown {
  if (typeof value === 'string') return clipText(value, rule, isUncut, left);
  if (!Array.isArray(value) || rule.maxItems === undefined) return value;
  const texts = value.filter((each) => typeof each === 'string');
  const kept = texts.map((text) => clipText(text, rule, isUncut, left)).filter((text) => text !== '');
  for (const text of kept.slice(rule.maxItems)) left.push(text);
  return kept.slice(0, rule.maxItems);
}

function clipText(text: string, { maxLength, isMultiline }: FieldRule, isUncut: boolean, left: string[]) {
  const tidy = tidyText(text, isMultiline);
  if (tidy.length <= maxLength) return tidy;
  const end = isUncut ? 0 : cutAt(tidy, maxLength);
  left.push(tidy.slice(end).trim());
  return tidy.slice(0, end).trim();
}

/** A text that a field accepts: only visible characters, trimmed, and on one line if necessary. */
export function tidyText(text: string, isMultiline = false): string {
  const shown = withoutUnsafeCharacters(text.replaceAll('\r\n', '\n').replaceAll('\f', '\n'));
  return isMultiline ? shown.trim() : shown.split(/\s/).filter(Boolean).join(' ');
}

/** Where to cut: between two words if there is a gap in the second half, and never within a character. */
function cutAt(text: string, max: number): number {
  const blank = Math.max(text.lastIndexOf(' ', max), text.lastIndexOf('\n', max));
  if (blank >= max / 2) return blank;
  return text.slice(0, max).isWellFormed() ? max : max - 1;
}
