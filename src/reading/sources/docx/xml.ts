import { SaxesParser } from 'saxes';
import { DamagedDocumentError } from '../../errors';

/** An element of an XML document; names keep their prefix. */
export interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

const limits = {
  /** A CV has a few thousand. */
  elements: 400_000,
  depth: 250,
};

/** Parses an XML document into a tree of bounded size and depth. @throws DamagedDocumentError */
export function parseXml(bytes: Uint8Array): Element {
  const document: Element = { name: '', attributes: {}, children: [] };
  const open = [document];
  let elements = 0;
  const parser = new SaxesParser();
  const refuse = (cause?: Error): never => {
    throw new DamagedDocumentError({ cause });
  };
  parser.on('error', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    elements += 1;
    if (elements > limits.elements || open.length > limits.depth) refuse();
    const element: Element = { name, attributes, children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => {
    open.pop();
  });
  parser.on('text', (text) => {
    open.at(-1)?.children.push(text);
  });
  parser.write(new TextDecoder().decode(bytes)).close();
  return document;
}

/** The direct child elements, in order. */
export const elementsOf = (element: Element | undefined): Element[] =>
  element?.children.filter((child) => typeof child !== 'string') ?? [];

/** The first child element with a name; with several names, the descendant along that path. */
export function childOf(element: Element | undefined, ...names: string[]): Element | undefined {
  let found = element;
  for (const name of names) found = elementsOf(found).find((child) => child.name === name);
  return found;
}

/** The value of a child element, as the format stores most properties: `<w:sz w:val="22"/>`. */
export const settingOf = (element: Element | undefined, name: string): string | undefined =>
  childOf(element, name)?.attributes['w:val'];

/** The text directly inside an element. */
export const textOf = (element: Element): string =>
  element.children.filter((child) => typeof child === 'string').join('');
