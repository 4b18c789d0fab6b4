import type { SourceLine } from '../../contracts/cv-import';
import { privateDetailsIn } from '../entries/private/private-details';
import type { Period, ReadDate, Reading, Unplaced } from '../reading';
import { isPresent, readPlainDate, readPlainPeriod } from './plain-dates';

/** More entries than anybody has in one list; further ones are counted but not read. */
const mostEntries = 500;
/** Maximum depth of nested values that are read as text. */
const deepest = 8;

/** Makes a line of the document from a text. */
export type ToLine = (text: string) => SourceLine;

/** The fields of an entry. It keeps track of which were read and which are left. */
export class Fields {
  private readonly rest: Map<string, unknown>;
  private readonly taken = new Map<string, SourceLine>();

  constructor(
    values: object,
    private readonly toLine: ToLine,
  ) {
    this.rest = new Map(Object.entries(values));
  }

  /** A text or a number as text; other values are left. */
  text(...names: string[]): string | undefined {
    for (const name of names) {
      const value = this.rest.get(name);
      const text = typeof value === 'number' ? String(value) : value;
      if (typeof text !== 'string' || text.trim() === '') continue;
      this.take(name, text);
      return text.trim();
    }
    return undefined;
  }

  /** A list of texts; a single text becomes a list, and numbers become texts. Other values are left. */
  texts(name: string): string[] {
    const value = this.rest.get(name);
    const list: unknown[] = Array.isArray(value) ? value : [value];
    const texts = list
      .map((each) => (typeof each === 'number' ? String(each) : each))
      .filter((each) => typeof each === 'string')
      .map((text) => text.trim())
      .filter((text) => text !== '');
    const taken = texts.slice(0, mostEntries);
    if (taken.length > 0) this.take(name, taken.join('\n'));
    const others = list.filter((each) => typeof each === 'object' && each !== null);
    const left = [...texts.slice(mostEntries), ...others];
    if (left.length > 0) this.rest.set(name, left);
    return taken;
  }

  /** A date; a text that is not a date is left. */
  date(...names: string[]): ReadDate | undefined {
    return this.readAs(readPlainDate, names);
  }

  /** A period in a single text; any other text is left. */
  period(...names: string[]): Period | undefined {
    return this.readAs(readPlainPeriod, names);
  }

  /** Whether a field says that something is still ongoing: `present`. */
  isPresent(name: string): boolean {
    return this.readAs((text) => isPresent(text) || undefined, [name]) === true;
  }

  /** The first of the fields whose text can be read. */
  private readAs<T>(read: (text: string) => T | undefined, names: string[]): T | undefined {
    for (const name of names) {
      const value = this.rest.get(name);
      const text = typeof value === 'number' ? String(value) : value;
      const found = typeof text === 'string' ? read(text) : undefined;
      if (found === undefined || typeof text !== 'string') continue;
      this.take(name, text);
      return found;
    }
    return undefined;
  }

  /** Whether a field is missing, null or blank. */
  isBlank(name: string): boolean {
    const value = this.rest.get(name) ?? '';
    return typeof value === 'string' && value.trim() === '';
  }

  /** The objects in a list. Other values are left. */
  list(name: string): { entries: Fields[]; skipped: number } {
    const value = this.rest.get(name);
    const list: unknown[] = Array.isArray(value) ? value : [];
    const objects = list.filter(isObject);
    const others = list.slice(0, mostEntries).filter((each) => !isObject(each));
    if (Array.isArray(value)) this.rest.set(name, others);
    const entries = objects.slice(0, mostEntries).map((each) => new Fields(each, this.toLine));
    return { entries, skipped: Math.max(0, list.length - mostEntries) };
  }

  /** The object in a field; empty if there is none. */
  object(name: string): Fields {
    const value = this.rest.get(name);
    if (!isObject(value)) return new Fields({}, this.toLine);
    this.rest.delete(name);
    return new Fields(value, this.toLine);
  }

  /** Skips fields that say nothing about the person. */
  ignore(...names: string[]): void {
    for (const name of names) this.rest.delete(name);
  }

  /** What was read, as lines of the document. @param names of the fields; all if omitted */
  lines(...names: string[]): SourceLine[] {
    const taken = [...this.taken].filter(([name]) => names.length === 0 || names.includes(name));
    return taken.map(([, line]) => line);
  }

  /** What was not read: a text for each field, with its name. */
  left(heading: string): Unplaced[] {
    return [...this.rest]
      .map(([name, value]) => [name, textsIn(value).join('\n')] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `${name}: ${text}`)
      .map((text) => ({ text, page: null, heading, lines: [this.toLine(text)] }));
  }

  private take(name: string, text: string): void {
    this.rest.delete(name);
    this.taken.set(name, this.toLine(text));
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts and numbers in a value, down to the maximum depth. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value !== 'object' || value === null || depth === deepest) return [];
  return Object.values(value).flatMap((each) => textsIn(each, depth + 1));
}

/** Keeps the unread fields of an entry as unplaced text, except for personal details. */
export function keepRest(fields: Fields, heading: string, reading: Reading): void {
  for (const left of fields.left(heading)) keepText(left, reading);
}

/** Keeps a text without a place, unless it is a personal detail, whose label may be the heading. */
export function keepText(left: Unplaced, { unplaced, leftOut }: Reading): void {
  for (const text of [left.text, `${left.heading}: ${left.text}`]) {
    const [detail] = privateDetailsIn(text, false);
    if (detail) return void leftOut.push({ kind: detail.kind, text, page: null, lines: left.lines });
  }
  unplaced.push(left);
}
