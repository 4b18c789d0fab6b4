import type { Area, Item } from './item';

/** A bullet is so wide at most, and so far from its text, in heights of the font. */
const widest = 0.5;
const farthest = 1.8;
/** Dots beside each other are no bullets but a level: they are this near, in widths of one. */
const besideEachOther = 4;

/** Bullets that are shapes rather than text, as browsers print them. */
export class DrawnBullets {
  readonly #byHeight = new Map<number, Area[]>();

  constructor(dots: Area[]) {
    for (const dot of dots) {
      const place = Math.floor(middleOf(dot));
      this.#byHeight.set(place, [...(this.#byHeight.get(place) ?? []), dot]);
    }
  }

  /** Whether a bullet stands before a text. */
  hasBefore({ x, y, size }: Item): boolean {
    const beside: Area[] = [];
    for (let place = Math.floor(y - 0.7 * size); place <= y - 0.1 * size; place++) {
      beside.push(...(this.#byHeight.get(place) ?? []));
    }
    const bullet = beside.find(
      (dot) =>
        dot.x + dot.width <= x + 1 && x - dot.x - dot.width < farthest * size && dot.width <= widest * size,
    );
    if (!bullet) return false;
    const isNear = (dot: Area) =>
      dot !== bullet &&
      Math.abs(dot.x - bullet.x) > 0.5 &&
      Math.abs(dot.x - bullet.x) < besideEachOther * bullet.width;
    return !beside.some(isNear);
  }
}

const middleOf = ({ y, height }: Area) => y + height / 2;
