interface Sized {
  width: number;
  height: number;
}

/** Pictures that share a line: `ratio` is the width of them all together at a height of 1. */
export interface Row<T> {
  items: { picture: T; ratio: number }[];
  ratio: number;
}

// A line of this ratio on the page's full width is as high as a hand is wide.
const fullRow = 3.6;
const emptiestRow = 2;

/** Sets pictures in lines of about the same height, in their order, none of them cropped. */
export function justifiedRows<T extends Sized>(pictures: T[]): Row<T>[] {
  const rows: Row<T>[] = [];
  let open: Row<T> = { items: [], ratio: 0 };
  for (const picture of pictures) {
    const ratio = picture.width / picture.height;
    open = { items: [...open.items, { picture, ratio }], ratio: open.ratio + ratio };
    if (open.ratio < fullRow) continue;
    rows.push(open);
    open = { items: [], ratio: 0 };
  }
  if (open.items.length === 0) return rows;
  const last = rows.at(-1);
  if (!last || open.ratio >= emptiestRow) return [...rows, open];
  // Too few for a line of their own: they join the last one.
  return [...rows.slice(0, -1), { items: [...last.items, ...open.items], ratio: last.ratio + open.ratio }];
}
