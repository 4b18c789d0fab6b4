import type { Cell, Look } from '../layout-types';

/** Two looks are alike if they have the same key. */
export const keyOf = ({ font, size, isCapitals, color }: Look) => `${font} ${size} ${isCapitals} ${color}`;

/** The look of most of the text. */
export function bodyLook(cells: Cell[]): Look | undefined {
  const letters = new Map<string, { look: Look; count: number }>();
  for (const { look, text } of cells) {
    const found = letters.get(keyOf(look)) ?? { look, count: 0 };
    found.count += text.length;
    letters.set(keyOf(look), found);
  }
  return [...letters.values()].sort((a, b) => b.count - a.count)[0]?.look;
}

/** Whether a text stands out from the body. */
export function standsOut(look: Look, body: Look | undefined): boolean {
  if (!body) return false;
  return (
    look.size > body.size + 0.4 ||
    (look.isBold && !body.isBold) ||
    look.isCapitals ||
    look.color !== body.color ||
    look.font !== body.font
  );
}

/** Whether a look is at least as strong as another one. */
export function isAsStrong(look: Look, other: Look): boolean {
  return look.size >= other.size - 0.5 && (look.isCapitals || !other.isCapitals || look.size > other.size);
}
