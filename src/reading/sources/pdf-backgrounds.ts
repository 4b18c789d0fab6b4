import type { Area } from '../layout/item';

/** Only so many areas are remembered; later ones cover earlier ones, so that the oldest matter least. */
const mostAreas = 400;
/** Areas below this share of the page are no background of words. */
const smallestShare = 0.00005;
/** The largest difference of a channel, of 255, that cannot be seen. */
const invisible = 12;

/** What is painted behind the words of a page. */
export class Backgrounds {
  #areas: (Area & { color: string })[] = [];
  #page = '#ffffff';
  readonly #smallest: number;

  constructor(pageArea: number) {
    this.#smallest = pageArea * smallestShare;
  }

  /** The color is empty where it is unknown, as for pictures. */
  add(area: Area, color: string): void {
    if (area.width * area.height < this.#smallest) return;
    if (this.#areas.length < mostAreas) this.#areas.push({ ...area, color });
  }

  /** After a gradient, which may fill any part of the page, nothing is known. */
  forget(): void {
    this.#areas = [];
    this.#page = '';
  }

  /** Whether text of this color cannot be seen there. */
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
