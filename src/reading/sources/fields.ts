import type { SourceLine } from '../../contracts/cv-import';
import type { ReadDate, Reading, Unplaced } from '../reading';

/** More entries of one list than anybody has; the others are counted, not read. */
const mostEntries = 500;
/** Objects within objects that are still read as text; what is deeper is no text about a person. */
const deepest = 4;

/** How the texts of a source are taken. */
export interface FieldFormat {
  toDate: (text: string) => ReadDate | undefined;
  toLine: (text: string) => SourceLine;
}

/** The fields of an entry, taken one by one, so that it can be told what was taken and what is left. */
export class Fields {
  private readonly rest: Map<string, unknown>;
  private readonly taken = new Map<string, SourceLine>();

  constructor(
    values: object,
    private readonly format: FieldFormat,
  ) {
    this.rest = new Map(Object.entries(values));
  }

  /** A text; figures are taken for texts, anything else is left. */
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

  /** A list of texts; one text is a list of one, figures are taken for texts. Anything else is left. */
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

  /** A date; a text that is none is left. */
  date(...names: string[]): ReadDate | undefined {
    for (const name of names) {
      const value = this.rest.get(name);
      const text = typeof value === 'number' ? String(value) : value;
      const date = typeof text === 'string' ? this.format.toDate(text.trim()) : undefined;
      if (!date || typeof text !== 'string') continue;
      this.take(name, text);
      return date;
    }
    return undefined;
  }

  /** Whether a field says that something goes on: `present`. */
  isPresent(name: string): boolean {
    const value = this.rest.get(name);
    if (typeof value !== 'string' || !/^(present|current|now|ongoing)$/i.test(value.trim())) return false;
    this.take(name, value);
    return true;
  }

  /** Whether a field is missing, null or blank. */
  isBlank(name: string): boolean {
    const value = this.rest.get(name) ?? '';
    return typeof value === 'string' && value.trim() === '';
  }

  /** The objects of a list. What is no object is left. */
  list(name: string): { entries: Fields[]; skipped: number } {
    const value = this.rest.get(name);
    const list: unknown[] = Array.isArray(value) ? value : [];
    const objects = list.filter(isObject);
    const others = list.slice(0, mostEntries).filter((each) => !isObject(each));
    if (Array.isArray(value)) this.rest.set(name, others);
    const entries = objects.slice(0, mostEntries).map((each) => new Fields(each, this.format));
    return { entries, skipped: Math.max(0, list.length - mostEntries) };
  }

  /** The object in a field; an empty one if there is none. */
  object(name: string): Fields {
    const value = this.rest.get(name);
    if (!isObject(value)) return new Fields({}, this.format);
    this.rest.delete(name);
    return new Fields(value, this.format);
  }

  /** Leaves fields out that say nothing about the person. */
  ignore(...names: string[]): void {
    for (const name of names) this.rest.delete(name);
  }

  /** What was taken, as lines of the document. @param names of the fields; all if there are none */
  lines(...names: string[]): SourceLine[] {
    const taken = [...this.taken].filter(([name]) => names.length === 0 || names.includes(name));
    return taken.map(([, line]) => line);
  }

  /** What nobody took: a text for each field, with its name. */
  left(heading: string): Unplaced[] {
    return [...this.rest]
      .map(([name, value]) => [name, textsIn(value).join('\n')] as const)
      .filter(([, text]) => text !== '')
      .map(([name, text]) => `${name}: ${text}`)
      .map((text) => ({ text, page: null, heading, lines: [this.format.toLine(text)] }));
  }

  private take(name: string, text: string): void {
    this.rest.delete(name);
    this.taken.set(name, this.format.toLine(text));
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The texts and figures in a value, as deep as a document can mean them. */
function textsIn(value: unknown, depth = 0): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  if (typeof value === 'number' || typeof value === 'boolean') return [String(value)];
  if (typeof value !== 'object' || value === null || depth === deepest) return [];
  return Object.values(value).flatMap((each) => textsIn(each, depth + 1));
}

/** Keeps what nobody took of an entry as text. */
export function leave(fields: Fields, heading: string, { unplaced }: Reading): void {
  for (const text of fields.left(heading)) unplaced.push(text);
}
