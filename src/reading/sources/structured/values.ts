import type { ResumeList } from '../../../contracts/resume-lists';
import type { Besides } from '../json-resume';

/** The fields of an object in a file. */
export type Values = Record<string, unknown>;

/** The lists of a JSON Resume; the profiles are in its `basics`. */
type List = 'profiles' | ResumeList;

/** A file as a JSON Resume, and what it says besides. */
export interface ForeignResume extends Besides {
  resume: Values;
}

/** A format of files that describe a career, by what it makes of parsed values. */
export interface Format {
  isOne: (values: Values) => boolean;
  toResume: (values: Values) => ForeignResume;
}

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object; empty for anything else. */
export const valuesOf = (value: unknown): Values => (isValues(value) ? value : {});

const isNothing = (value: unknown) =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** A list; a single value is a list of one. */
export const listOf = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : isNothing(value) ? [] : [value];

/** A text, or a number as text. */
export function textOf(value: unknown): string | undefined {
  const text = typeof value === 'number' ? String(value) : value;
  return typeof text === 'string' && text.trim() !== '' ? text.trim() : undefined;
}

export const joined = (separator: string, ...values: unknown[]): string | undefined =>
  values.flatMap((value) => textOf(value) ?? []).join(separator) || undefined;

/** Takes the value at a path out of an object, so that what remains is what nothing has taken. */
export function take(values: Values, ...path: string[]): unknown {
  const parent = path.slice(0, -1).reduce<Values>((inner, name) => valuesOf(inner[name]), values);
  const name = path.at(-1) ?? '';
  const value = Object.hasOwn(parent, name) ? parent[name] : undefined;
  delete parent[name];
  return value;
}

export const takeText = (values: Values, ...path: string[]): string | undefined =>
  textOf(take(values, ...path));

/** An object with other names for its fields; of two fields with one name the first has it, if it says anything. */
export function renamed(values: Values, names: Record<string, string>): Values {
  const result = new Map<string, unknown>();
  for (const [name, value] of Object.entries(values)) {
    if (!Object.hasOwn(names, name)) result.set(name, value);
  }
  for (const [name, now] of Object.entries(names)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (!isNothing(value)) result.set(isNothing(result.get(now)) ? now : name, value);
  }
  return Object.fromEntries(result);
}

/** Deeper values are no texts of people. */
const deepest = 20;

/** The texts and numbers in a value, in its order. */
export function textsIn(value: unknown, depth = 0): string[] {
  const text = textOf(value);
  if (text !== undefined) return [text];
  if (typeof value !== 'object' || value === null || depth === deepest) return [];
  return Object.values(value).flatMap((each) => textsIn(each, depth + 1));
}

/** Collects the parts of a JSON Resume. */
export class ResumeParts {
  readonly basics: Values = {};
  private readonly lists = new Map<List, Values[]>();
  private readonly others: Besides['others'] = [];

  add(list: List, entry: Values): void {
    const entries = this.lists.get(list) ?? [];
    entries.push(entry);
    this.lists.set(list, entries);
  }

  /** Keeps a text that no list has a place for. */
  addOther(heading: string, value: unknown): void {
    const text = textsIn(value).join('\n');
    if (text !== '') this.others.push({ heading, text });
  }

  whole(): ForeignResume {
    const { profiles, ...lists } = Object.fromEntries(this.lists);
    const basics = { ...this.basics, ...(profiles && { profiles }) };
    return { resume: { basics, ...lists }, others: this.others, warnings: [] };
  }
}
