import { childOf, type Element, elementsOf, settingOf } from './xml';

/** The text formatting that a style or a run specifies; whatever is missing is inherited. */
export interface RunProperties {
  font?: string;
  /** In points. */
  size?: number;
  isBold?: boolean;
  isItalic?: boolean;
  isCapitals?: boolean;
  /** `#rrggbb` */
  color?: string;
  isHidden?: boolean;
  isShaded?: boolean;
}

/** The paragraph formatting that a style or a paragraph specifies. */
export interface ParagraphProperties {
  isListed?: boolean;
  /** In points. */
  before?: number;
  after?: number;
  indent?: number;
  isShaded?: boolean;
}

export interface Style {
  run: RunProperties;
  paragraph: ParagraphProperties;
}

/** A longer chain of styles based on one another must be circular. */
const longestChain = 30;

/** The styles of a document, each including what it inherits from the style that it is based on. */
export class Styles {
  private readonly elements: Map<string, Element>;
  private readonly defaults: Style;
  private readonly resolved = new Map<string, Style>();
  private readonly defaultParagraph: string | undefined;

  constructor(document: Element | undefined) {
    const root = childOf(document, 'w:styles');
    const styles = elementsOf(root).filter(({ name }) => name === 'w:style');
    this.elements = new Map(styles.map((style) => [style.attributes['w:styleId'] ?? '', style]));
    this.defaultParagraph = styles.find(
      ({ attributes }) => attributes['w:type'] === 'paragraph' && isOn(attributes['w:default']),
    )?.attributes['w:styleId'];
    const defaults = childOf(root, 'w:docDefaults');
    this.defaults = {
      run: runProperties(childOf(defaults, 'w:rPrDefault', 'w:rPr')),
      paragraph: paragraphProperties(childOf(defaults, 'w:pPrDefault', 'w:pPr')),
    };
  }

  /** The style of a paragraph; without an id, the default style. */
  paragraph(id: string | undefined): Style {
    const { run, paragraph } = this.style(id ?? this.defaultParagraph ?? '');
    return { run: { ...this.defaults.run, ...run }, paragraph: { ...this.defaults.paragraph, ...paragraph } };
  }

  /** The style of a run within a paragraph. */
  character(id: string | undefined): RunProperties {
    return id === undefined ? {} : this.style(id).run;
  }

  private style(id: string, depth = 0): Style {
    const known = this.resolved.get(id);
    if (known) return known;
    const element = this.elements.get(id);
    const base = settingOf(element, 'w:basedOn');
    const inherited: Style =
      base === undefined || depth > longestChain ? { run: {}, paragraph: {} } : this.style(base, depth + 1);
    const style = {
      run: { ...inherited.run, ...runProperties(childOf(element, 'w:rPr')) },
      paragraph: { ...inherited.paragraph, ...paragraphProperties(childOf(element, 'w:pPr')) },
    };
    this.resolved.set(id, style);
    return style;
  }
}

/** Whether an attribute turns something on; most properties are on if they are present. */
const isOn = (value: string | undefined) =>
  value !== undefined && !['0', 'false', 'off', 'none'].includes(value);

function toggle(properties: Element, name: string): boolean | undefined {
  const element = childOf(properties, name);
  return element && isOn(element.attributes['w:val'] ?? 'true');
}

export function runProperties(properties: Element | undefined): RunProperties {
  if (!properties) return {};
  const fonts = childOf(properties, 'w:rFonts')?.attributes;
  const size = Number(settingOf(properties, 'w:sz'));
  const color = settingOf(properties, 'w:color');
  return defined({
    font: fonts?.['w:ascii'] ?? fonts?.['w:hAnsi'] ?? fonts?.['w:asciiTheme'],
    size: size > 0 && size <= 400 ? size / 2 : undefined,
    isBold: toggle(properties, 'w:b'),
    isItalic: toggle(properties, 'w:i'),
    isCapitals: toggle(properties, 'w:caps') ?? toggle(properties, 'w:smallCaps'),
    color: color && /^[\da-f]{6}$/i.test(color) ? `#${color.toLowerCase()}` : color && '',
    isHidden: toggle(properties, 'w:vanish'),
    isShaded: isShaded(properties),
  });
}

export function paragraphProperties(properties: Element | undefined): ParagraphProperties {
  if (!properties) return {};
  const spacing = childOf(properties, 'w:spacing')?.attributes;
  const indent = childOf(properties, 'w:ind')?.attributes;
  const numbering = childOf(properties, 'w:numPr');
  return defined({
    // A numbered heading is not a list item.
    isListed: numbering && settingOf(numbering, 'w:numId') !== '0' && !childOf(properties, 'w:outlineLvl'),
    before: points(spacing?.['w:before']),
    after: points(spacing?.['w:after']),
    indent: points(indent?.['w:left'] ?? indent?.['w:start']),
    isShaded: isShaded(properties),
  });
}

/** Whether something has a coloured background; undefined if the document does not say. */
export function isShaded(properties: Element | undefined): boolean | undefined {
  const fill = childOf(properties, 'w:shd')?.attributes['w:fill'];
  return fill === undefined ? undefined : !['auto', 'ffffff'].includes(fill.toLowerCase());
}

/** Converts a length from twentieths of a point to points. */
export function points(length: string | undefined): number | undefined {
  const value = Number(length ?? Number.NaN) / 20;
  return Number.isFinite(value) ? Math.min(Math.max(value, -1000), 1000) : undefined;
}

/** Without the properties that are not set, which would override inherited ones. */
const defined = <T extends object>(properties: T): Partial<T> => {
  const set: Partial<T> = { ...properties };
  for (const name in set) if (set[name] === undefined) delete set[name];
  return set;
};
