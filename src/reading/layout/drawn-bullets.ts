import type { Area, Item } from './item';

/** Maximum width of a bullet and its maximum distance from its text, as multiples of the font size. */
const widest = 0.5;
const farthest = 1.8;

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
    return beside.some(
      (dot) =>
        dot.x + dot.width <= x + 1 && x - dot.x - dot.width < farthest * size && dot.width <= widest * size,
    );
  }
}

const middleOf = ({ y, height }: Area) => y + height / 2;
