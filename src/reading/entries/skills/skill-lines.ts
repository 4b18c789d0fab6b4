import type { Cell, Row } from '../../layout-types';
import { isMeasure, splitList } from './skill-items';

/** How a section breaks its lists into lines. */
export interface Habits {
  /** The right edge of its column. */
  right: number;
  /** Whether a line that ends between two skills ends in their separator. */
  keepsSeparators: boolean;
  /** Whether skills begin with a capital letter. */
  isCapitalised: boolean;
}

/** Minimum number of skills that show how they begin, and the minimum share of capitals. */
const fewestSkills = 3;
const shareOfCapitals = 0.85;

export const hasSeparator = (text: string) => /[,;|•·]/u.test(text);
const endsInMark = (text: string) => /[|•·]$/u.test(text.trim());
/** Whether a text begins with a small letter; a name like `eDNA` or `npm3` does not count. */
export const isSmall = (text: string) => /^\p{Ll}+(?![\p{L}\d])/u.test(text);

/** In points: how far the text of a bullet may begin from it. */
const hanging = { from: 4, to: 30 };

export function habitsOf(rows: readonly Row[], right: number): Habits {
  const texts = rows.flatMap(({ cells }) => cells.map(({ text }) => text));
  // What a line begins with may be the rest of a skill.
  const inside = texts.flatMap((text) => splitList(text).slice(1));
  const capitals = inside.filter((name) => !isSmall(name)).length;
  return {
    right,
    keepsSeparators: texts.some(endsInMark),
    isCapitalised: inside.length >= fewestSkills && capitals >= shareOfCapitals * inside.length,
  };
}

/** Whether the break between two lines is within a skill, judging by the habits of the section. */
export function isBrokenItem(above: string, below: string, habits: Habits): boolean {
  const isAfterMark = habits.keepsSeparators && /[|•·]/u.test(above) && !endsInMark(above);
  const isRest = habits.isCapitalised && isSmall(below) && (hasSeparator(above) || hasSeparator(below));
  return isAfterMark || isRest;
}

/** Whether a line without a bullet begins where the text of the bullet above it does. */
export function hangsBelow(above: Cell | undefined, { box, isBullet, text }: Cell): boolean {
  const indent = box.x - (above?.box.x ?? box.x);
  return (
    above?.isBullet === true &&
    !isBullet &&
    indent >= hanging.from &&
    indent <= hanging.to &&
    box.y - above.box.y < above.box.height * 2.2 &&
    !isMeasure(text)
  );
}
