import type { Area } from '../layout/item';

/** Maximum number of areas that are remembered. */
const mostAreas = 400;
/** Areas below this share of the page are too small to be a background of words. */
const smallestShare = 0.00005;
/** Maximum difference of a colour channel, of 255, that is invisible. */
const invisible = 12;

/** What is painted behind the words of a page. */
export class Backgrounds {
  #areas: (Area & { color: string })[] = [];
  #page = '#ffffff';
  readonly #smallest: number;

  constructor(pageArea: number) {
    this.#smallest = pageArea * smallestShare;
  }

  /** The colour is empty if it is unknown, as for images. */
  add(area: Area, color: string): void {
    if (area.width * area.height < this.#smallest) return;
    if (this.#areas.length < mostAreas) this.#areas.push({ ...area, color });
  }

  /** After a gradient, which may fill any part of the page, the backgrounds are unknown. */
  forget(): void {
    this.#areas = [];
    this.#page = '';
  }

  /** Whether text of this colour is invisible at this position. */
  hides(color: string, x: number, y: number): boolean {
    const text = channelsOf(color);
    const behind = channelsOf(this.#colorAt(x, y));
    if (!text || !behind) return false;
    return text.every((value, channel) => Math.abs(value - (behind[channel] ?? 0)) <= invisible);
  }

  #colorAt(x: number, y: number): string {
    const covers = (area: Area) =>
      x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
    return this.#areas.findLast(covers)?.color ?? this.#page;
  }
}

function channelsOf(color: string): number[] | undefined {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color);
  return hex?.slice(1).map((channel) => Number.parseInt(channel, 16));
}
