import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { Area } from '../layout/item';
import { isRightToLeft } from '../layout/right-to-left';
import { unknownGlyph } from '../layout/unknown-glyphs';
import { apply, identity, type Matrix, matrixOf, multiply } from './matrix';
import type { Glyph, OperatorList } from './operator-list';
import { Backgrounds } from './pdf-backgrounds';
import type { FontFacts } from './pdf-font';
import { Looks } from './pdf-looks';
import { WordBuilder } from './pdf-text';
import type { SmallCapitals } from './small-capitals';

/** Private-use characters, which only their font can draw: they are icons. */
const isPrivate = (text: string) => /^[\ue000-\uf8ff]/.test(text);

/** Within a word, a private-use character is a ligature, and so is a rare capital: `oƯice`. */
const isLigature = (text: string, before: string) =>
  (isPrivate(text) && /\p{L}$/u.test(before)) ||
  (/^(?=\p{Lu})[\u0180-\u024f]/u.test(text) && /[a-zß-ÿ]$/.test(before));

/** A glyph whose text is unknown gets a placeholder, to be identified by the words that it occurs in. */
function textOf({ unicode, originalCharCode }: Exclude<Glyph, number>, before: string): string {
  if (/^(?![\t\n\r])[\p{Cc}\ufffd]/u.test(unicode) || isLigature(unicode, before))
    return unknownGlyph(originalCharCode);
  // The letters of a ligature are put into the order in which words from right to left are drawn.
  if (unicode.length > 1 && isRightToLeft(unicode)) return [...unicode].reverse().join('');
  // Some fonts have a single glyph for the apostrophe and the letter that looks like it.
  return unicode.replaceAll('ʼ', '’');
}

interface State {
  matrix: Matrix;
  fill: string;
  opacity: number;
  fontName: string;
  font: FontFacts | undefined;
  size: number;
  /** -1 if a negative size mirrors the text. */
  direction: 1 | -1;
  letterSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
  /** Whether areas are painted as they are, without shining through or mixing with what is below. */
  isPlain: boolean;
  isMixed: boolean;
  isMasked: boolean;
  /** Where something is painted at all; undefined if its shape is not a rectangle. */
  clip: Area | undefined;
  textMatrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
}

/** Minimum and maximum width of drawn bullets, in points, and the maximum number of them. */
const smallestDot = 1;
const largestDot = 8;
const mostDots = 2000;
const deepestNesting = 500;
/** Minimum size of an area that covers words, in points, and the maximum number of them. */
const smallestCover = 5;
const mostCovers = 500;

const isZero = (value: number) => Math.abs(value) < 1e-4;

function overlap(a: Area, b: Area): Area {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x);
  const height = Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y);
  return { x, y, width, height };
}

/** Whether a path of pdf.js (0: move, 1: line, 4: close) is a rectangle. */
function isRectangular(path: unknown): boolean {
  if (!(path instanceof Float32Array)) return false;
  const points: [number, number][] = [];
  for (let at = 0; at < path.length; ) {
    const step = path[at];
    if (step === 4) {
      at += 1;
      continue;
    }
    if (step !== (points.length === 0 ? 0 : 1)) return false;
    points.push([path[at + 1] ?? 0, path[at + 2] ?? 0]);
    at += 3;
  }
  const isClosed = points.length === 5 && String(points[0]) === String(points[4]);
  const corners = isClosed ? points.slice(0, 4) : points;
  return (
    corners.length === 4 &&
    corners.every(([x, y], index) => {
      const [nextX, nextY] = corners[(index + 1) % 4] ?? [x, y];
      return isZero(x - nextX) !== isZero(y - nextY);
    })
  );
}

/** Interprets the operators of a page, and collects its words and dots. */
export class PageReader {
  readonly words = new WordBuilder();
  /** Small round or square shapes. */
  readonly dots: Area[] = [];
  readonly #looks = new Looks();
  readonly #backgrounds: Backgrounds;
  readonly #fontOf: (name: string) => FontFacts;
  readonly #fonts = new Map<string, FontFacts>();
  readonly #capitals: SmallCapitals | undefined;
  readonly #stack: State[] = [];
  #state: State;
  /** Whether the next path limits what is painted afterwards. */
  #isClipping = false;
  #covers = 0;

  constructor(
    viewport: { transform: number[]; width: number; height: number },
    fontOf: (name: string) => FontFacts,
    capitals?: SmallCapitals,
  ) {
    this.#capitals = capitals;
    this.#fontOf = fontOf;
    this.#backgrounds = new Backgrounds(viewport.width * viewport.height);
    this.#state = {
      matrix: matrixOf(viewport.transform),
      fill: '#000000',
      opacity: 1,
      fontName: '',
      font: undefined,
      size: 0,
      direction: 1,
      letterSpacing: 0,
      wordSpacing: 0,
      stretch: 1,
      leading: 0,
      rise: 0,
      mode: 0,
      isPlain: true,
      isMixed: false,
      isMasked: false,
      clip: { x: 0, y: 0, width: viewport.width, height: viewport.height },
      textMatrix: identity,
      x: 0,
      y: 0,
      lineX: 0,
      lineY: 0,
    };
  }

  read({ fnArray, argsArray }: OperatorList): void {
    for (const [index, operator] of fnArray.entries()) this.#perform(operator, argsArray[index] ?? []);
  }

  #perform(operator: number, args: OperatorList['argsArray'][number]): void {
    const state = this.#state;
    switch (operator) {
      case OPS.save:
        this.#save();
        break;
      case OPS.beginGroup:
        this.#save();
        this.#state.isPlain = this.#isOpaque();
        break;
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
      case OPS.endAnnotation:
        this.#restore();
        break;
      case OPS.transform:
        state.matrix = multiply(state.matrix, matrixOf(args));
        break;
      case OPS.paintFormXObjectBegin:
        this.#save();
        this.#state.matrix = multiply(state.matrix, matrixOf(args[0]));
        if (args[1]) this.#clipTo(args[1], true);
        break;
      case OPS.beginAnnotation:
        this.#save();
        this.#state.matrix = multiply(multiply(state.matrix, matrixOf(args[2])), matrixOf(args[3]));
        break;
      case OPS.setFillRGBColor:
        state.fill = String(args[0]);
        break;
      case OPS.setFillColorN:
      case OPS.setFillTransparent:
        state.fill = '';
        break;
      case OPS.setGState:
        this.#setGraphics(args[0]);
        break;
      case OPS.clip:
      case OPS.eoClip:
        this.#isClipping = true;
        break;
      case OPS.constructPath:
        this.#drawPath(args[0], args[1]?.[0], args[2]);
        break;
      case OPS.shadingFill:
        this.#backgrounds.forget();
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject:
        this.#drawArea([0, 0, 1, 1], '');
        break;
      default:
        this.#performText(operator, args);
        break;
    }
  }

  #performText(operator: number, args: OperatorList['argsArray'][number]): void {
    const state = this.#state;
    switch (operator) {
      case OPS.beginText:
        this.#moveTo(identity);
        break;
      case OPS.setTextMatrix:
        this.#moveTo(matrixOf(args.length === 1 ? args[0] : args));
        break;
      case OPS.moveText:
        this.#moveBy(args[0], args[1]);
        break;
      case OPS.setLeadingMoveText:
        state.leading = args[1];
        this.#moveBy(args[0], args[1]);
        break;
      case OPS.nextLine:
        this.#moveBy(0, state.leading);
        break;
      case OPS.setFont:
        this.#setFont(args[0], args[1]);
        break;
      case OPS.setCharSpacing:
        state.letterSpacing = args[0];
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = args[0];
        break;
      case OPS.setHScale:
        state.stretch = args[0] / 100;
        break;
      case OPS.setLeading:
        state.leading = -args[0];
        break;
      case OPS.setTextRise:
        state.rise = args[0];
        break;
      case OPS.setTextRenderingMode:
        state.mode = args[0];
        break;
      case OPS.showText:
        this.#show(args[0]);
        break;
    }
  }

  #save(): void {
    if (this.#stack.length < deepestNesting) this.#stack.push({ ...this.#state });
  }

  #restore(): void {
    this.#state = this.#stack.pop() ?? this.#state;
  }

  #setGraphics(changes: [string, unknown][]): void {
    for (const [key, value] of changes) {
      if (key === 'ca' && typeof value === 'number') this.#state.opacity = value;
      if (key === 'BM') this.#state.isMixed = value !== 'source-over';
      if (key === 'SMask') this.#state.isMasked = Boolean(value);
      if (key === 'Font' && Array.isArray(value)) this.#setFont(String(value[0]), Number(value[1]));
    }
  }

  #setFont(name: string, size: number): void {
    const font = this.#fonts.get(name) ?? this.#fontOf(name);
    this.#fonts.set(name, font);
    Object.assign(this.#state, { fontName: name, font, size: Math.abs(size), direction: size < 0 ? -1 : 1 });
  }

  #moveTo(textMatrix: Matrix): void {
    Object.assign(this.#state, { textMatrix, x: 0, y: 0, lineX: 0, lineY: 0 });
  }

  #moveBy(x: number, y: number): void {
    const state = this.#state;
    state.lineX += x;
    state.lineY += y;
    state.x = state.lineX;
    state.y = state.lineY;
  }

  #show(glyphs: Glyph[]): void {
    const state = this.#state;
    if (!state.font || state.size === 0) return;
    const areCapitals = this.#capitals?.areIn(state.fontName, glyphs) ?? false;
    const pen = this.#pen(state.font, areCapitals);
    const stretch = state.stretch * state.direction;
    let before = '';
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        state.x -= (glyph * state.size * state.stretch) / 1000;
        continue;
      }
      const width = glyph.width * state.size * state.font.unit * stretch;
      const spacing = (state.letterSpacing + (glyph.isSpace ? state.wordSpacing : 0)) * state.stretch;
      const start = state.x;
      state.x += width + spacing;
      const text = textOf(glyph, state.font.isIcon ? '' : before);
      before = text;
      this.words.add(text, isPrivate(text) ? { ...pen, isIcon: true } : pen, {
        start,
        end: start + width,
        next: state.x,
        y: state.y + state.rise,
      });
    }
  }

  #pen(font: FontFacts, areCapitals: boolean) {
    const state = this.#state;
    const matrix = multiply(state.matrix, state.textMatrix);
    const size = state.size * font.scale * Math.hypot(matrix[2], matrix[3]);
    const look = this.#looks.of(font, size, state.fill, areCapitals);
    const [x, y] = apply(matrix, state.x, state.y);
    const letterSpacing = Math.max(0, state.letterSpacing * state.stretch * Math.hypot(matrix[0], matrix[1]));
    const isHidden = state.opacity > 0 && this.#backgrounds.hides(state.fill, x + 1, y - size / 3);
    return { matrix, look, size, letterSpacing, isIcon: font.isIcon, isHidden };
  }

  #drawPath(paint: number, path: unknown, bounds: ArrayLike<number> | null | undefined): void {
    if (!bounds) return;
    const isFilled =
      paint === OPS.fill || paint === OPS.eoFill || paint === OPS.fillStroke || paint === OPS.eoFillStroke;
    const isRectangle = this.#isUpright() && isRectangular(path);
    if (isFilled && this.#state.opacity > 0.5) this.#drawArea(bounds, this.#state.fill);
    if (isFilled && isRectangle && this.#state.fill !== '' && this.#isOpaque())
      this.#cover(this.#areaOf(bounds));
    if (this.#isClipping) this.#clipTo(bounds, isRectangle);
    this.#isClipping = false;
  }

  #isOpaque(): boolean {
    const { opacity, isPlain, isMixed, isMasked } = this.#state;
    return isPlain && opacity > 0.99 && !isMixed && !isMasked;
  }

  /** Whether rectangles stay parallel to the edges of the page. */
  #isUpright(): boolean {
    const [a, b, c, d] = this.#state.matrix;
    return (isZero(b) && isZero(c)) || (isZero(a) && isZero(d));
  }

  #clipTo(bounds: ArrayLike<number>, isRectangle: boolean): void {
    const state = this.#state;
    state.clip = isRectangle && state.clip ? overlap(state.clip, this.#areaOf(bounds)) : undefined;
  }

  /** Text under an opaque area is not seen. */
  #cover(area: Area): void {
    const { clip } = this.#state;
    const painted = clip && overlap(clip, area);
    if (!painted || painted.width < smallestCover || painted.height < smallestCover) return;
    this.#covers += 1;
    if (this.#covers <= mostCovers) this.words.cover(painted);
  }

  #drawArea(bounds: ArrayLike<number>, color: string): void {
    const area = this.#areaOf(bounds);
    this.#backgrounds.add(area, color);
    const isSquare = Math.abs(area.width - area.height) < 0.3 * area.width;
    if (isSquare && area.width > smallestDot && area.width < largestDot && this.dots.length < mostDots)
      this.dots.push(area);
  }

  #areaOf(bounds: ArrayLike<number>): Area {
    const [x0, y0] = apply(this.#state.matrix, bounds[0] ?? 0, bounds[1] ?? 0);
    const [x1, y1] = apply(this.#state.matrix, bounds[2] ?? 0, bounds[3] ?? 0);
    return { x: Math.min(x0, x1), y: Math.min(y0, y1), width: Math.abs(x1 - x0), height: Math.abs(y1 - y0) };
  }
}
