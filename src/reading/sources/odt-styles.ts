import { childOf, type Element, elementsOf } from './docx/xml';

/** A longer chain of styles based on one another must be circular. */
const longestChain = 30;

const setting = (name: string, value: string | undefined): Element[] =>
  value === undefined ? [] : [{ name, attributes: { 'w:val': value }, children: [] }];

type Attributes = Record<string, string>;

/** The styles of an OpenDocument text, as the properties that a Word document has beside its text. */
export class OdtStyles {
  private readonly styles: Map<string, Element>;
  private readonly defaults: Map<string, Element>;
  private readonly fonts: Map<string, string>;

  /** @param documents that hold styles, the more particular ones last */
  constructor(documents: (Element | undefined)[]) {
    const roots = documents.flatMap(elementsOf).flatMap(elementsOf);
    const all = roots
      .filter(({ name }) => name === 'office:styles' || name === 'office:automatic-styles')
      .flatMap(elementsOf);
    this.styles = new Map(
      all
        .filter(({ name }) => name === 'style:style')
        .map((style) => [style.attributes['style:name'] ?? '', style]),
    );
    this.defaults = new Map(
      all
        .filter(({ name }) => name === 'style:default-style')
        .map((style) => [style.attributes['style:family'] ?? '', style]),
    );
    const faces = roots.filter(({ name }) => name === 'office:font-face-decls').flatMap(elementsOf);
    this.fonts = new Map(
      faces.map(({ attributes }) => [attributes['style:name'] ?? '', attributes['svg:font-family'] ?? '']),
    );
  }

  /** The properties of a paragraph. */
  paragraph(style: string | undefined, isListed: boolean): Element {
    const values = this.valuesOf(['style:paragraph-properties'], [style]);
    const spacing = {
      'w:before': twentieths(values['fo:margin-top']),
      'w:after': twentieths(values['fo:margin-bottom']),
    };
    return {
      name: 'w:pPr',
      attributes: {},
      children: [
        { name: 'w:spacing', attributes: spacing, children: [] },
        { name: 'w:ind', attributes: { 'w:left': twentieths(values['fo:margin-left']) }, children: [] },
        ...(isListed ? [{ name: 'w:numPr', attributes: {}, children: setting('w:numId', '1') }] : []),
        ...(values['fo:break-before'] === 'page'
          ? [{ name: 'w:pageBreakBefore', attributes: {}, children: [] }]
          : []),
        ...shading(values['fo:background-color']),
      ],
    };
  }

  /** The properties of a run of text within styles, the outermost first. */
  run(styles: (string | undefined)[]): Element {
    const values = this.valuesOf(['style:text-properties'], styles);
    const size = points(values['fo:font-size'], 12);
    const font = values['style:font-name'];
    const fonts = (font && this.fonts.get(font)) || font || values['fo:font-family'];
    const isHidden = values['text:display'] === 'none';
    return {
      name: 'w:rPr',
      attributes: {},
      children: [
        ...(fonts
          ? [{ name: 'w:rFonts', attributes: { 'w:ascii': fonts.replaceAll(/['"]/g, '') }, children: [] }]
          : []),
        ...setting('w:sz', size === undefined ? undefined : String(Math.round(size * 2))),
        ...(isBold(values['fo:font-weight']) ? setting('w:b', 'true') : []),
        ...(/italic|oblique/.test(values['fo:font-style'] ?? '') ? setting('w:i', 'true') : []),
        ...(values['fo:text-transform'] === 'uppercase' || values['fo:font-variant'] === 'small-caps'
          ? setting('w:caps', 'true')
          : []),
        ...setting('w:color', values['fo:color']?.replace('#', '')),
        ...(isHidden ? setting('w:vanish', 'true') : []),
        ...shading(values['fo:background-color']),
      ],
    };
  }

  /** The width of a table's column, in twentieths of a point. */
  width(style: string | undefined): string {
    return twentieths(this.valuesOf(['style:table-column-properties'], [style])['style:column-width']);
  }

  /** The attributes of properties, as the last of the styles has them; sizes in percent are of the one before. */
  private valuesOf(properties: string[], styles: (string | undefined)[]): Attributes {
    const [family] = styles.map((name) => this.styles.get(name ?? '')?.attributes['style:family']);
    const chain = [this.defaults.get(family ?? 'paragraph'), ...styles.flatMap((name) => this.chainOf(name))];
    const values: Attributes = {};
    for (const style of chain) {
      for (const property of properties) {
        const own = childOf(style, property)?.attributes ?? {};
        const size = own['fo:font-size'];
        Object.assign(values, own, size && { 'fo:font-size': sizeIn(size, values['fo:font-size']) });
      }
    }
    return values;
  }

  /** A style after those that it is based on. */
  private chainOf(name: string | undefined): Element[] {
    const chain: Element[] = [];
    let style = this.styles.get(name ?? '');
    while (style && chain.length < longestChain) {
      chain.unshift(style);
      style = this.styles.get(style.attributes['style:parent-style-name'] ?? '');
    }
    return chain;
  }
}

const shading = (color: string | undefined): Element[] =>
  color?.startsWith('#') ? [{ name: 'w:shd', attributes: { 'w:fill': color.slice(1) }, children: [] }] : [];

const isBold = (weight = '') => weight === 'bold' || Number(weight) >= 600;

const unitsInPoints: Record<string, number> = {
  pt: 1,
  in: 72,
  cm: 72 / 2.54,
  mm: 72 / 25.4,
  px: 0.75,
  pc: 12,
};

/** A length in points: `0.5cm`, `12pt`, or a percentage of another one. */
function points(length: string | undefined, whole: number): number | undefined {
  const [, figure, unit = ''] = /^(-?[\d.]{1,12})(pt|in|cm|mm|px|pc|%)$/.exec(length ?? '') ?? [];
  if (figure === undefined) return undefined;
  return unit === '%' ? (Number(figure) / 100) * whole : Number(figure) * (unitsInPoints[unit] ?? 1);
}

const sizeIn = (size: string, outer: string | undefined) =>
  `${points(size, points(outer, 12) ?? 12) ?? 12}pt`;

const twentieths = (length: string | undefined): string => String(Math.round((points(length, 0) ?? 0) * 20));
