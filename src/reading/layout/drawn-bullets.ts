import type { Area, Item } from './item';

/** Maximum width of a bullet and its maximum distance from its text, as multiples of the font size. */
const widest = 0.5;
const farthest = 1.8;
/** Dots next to each other are a skill level, not bullets: they are closer than this many dot widths. */
const besideEachOther = 4;

/** Bullets that are shapes instead of text; browsers print them like this. */
export class DrawnBullets {
  readonly #byHeight = new Map<number, Area[]>();

  constructor(dots: Area[]) {
    for (const dot of dots) {
      const place = Math.floor(middleOf(dot));
      this.#byHeight.set(place, [...(this.#byHeight.get(place) ?? []), dot]);
    }
  }

  /** Whether there is a bullet before a text. */
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
