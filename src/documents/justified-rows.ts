interface Sized {
  width: number;
  height: number;
}

/** Images in one row: `ratio` is their total width at a height of 1. */
export interface Row<T> {
  items: { image: T; ratio: number }[];
  ratio: number;
}

// At the page's full width, a row with this ratio is about as high as a hand is wide.
const pageRow = 3.6;
/** Minimum share of a full row; with less, the images join the previous row. */
const smallestShare = 0.55;

/** Arranges images in rows of similar height, in order and uncropped. @param fullRow the ratio of a full row */
export function justifiedRows<T extends Sized>(images: T[], fullRow = pageRow): Row<T>[] {
  const rows: Row<T>[] = [];
  let open: Row<T> = { items: [], ratio: 0 };
  for (const image of images) {
    const ratio = image.width / image.height;
    open = { items: [...open.items, { image, ratio }], ratio: open.ratio + ratio };
    if (open.ratio < fullRow) continue;
    rows.push(open);
    open = { items: [], ratio: 0 };
  }
  if (open.items.length === 0) return rows;
  const last = rows.at(-1);
  if (!last || open.ratio >= fullRow * smallestShare) return [...rows, open];
  // Too few images for a separate row: they join the last one.
  return [...rows.slice(0, -1), { items: [...last.items, ...open.items], ratio: last.ratio + open.ratio }];
}
