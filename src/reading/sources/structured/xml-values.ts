import { type Element, elementsOf, textOf } from '../docx/xml';
import type { Values } from './values';

/** The attributes that hold what people wrote; others name codes and versions. */
const dateParts = ['year', 'month', 'day'];

const localName = (name: string) => name.replace(/^.*:/, '');

/** An element without elements and dates is its text; several of one name are a list. */
function valueOfXml(element: Element): unknown {
  const children = elementsOf(element);
  const dates = dateParts.filter((part) => element.attributes[part] !== undefined);
  if (children.length === 0 && dates.length === 0) return textOf(element).trim();
  const values = new Map<string, unknown[]>(dates.map((part) => [part, [element.attributes[part]]]));
  for (const child of children) {
    const name = localName(child.name);
    const all = values.get(name) ?? [];
    all.push(valueOfXml(child));
    values.set(name, all);
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length > 1 ? all : all[0]]));
}

/** A document as an object with its root. */
export const valuesOfXml = (document: Element): Values =>
  Object.fromEntries(elementsOf(document).map((root) => [localName(root.name), valueOfXml(root)]));
