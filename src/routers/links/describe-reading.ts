import type { SectionSeconds } from '../../../db/column-types';
import { placeOf } from '../analytics/view-places';

/** What the database keeps of an open, and of the view that it led to; null until there is one. */
interface ReadingRow {
  readerNumber: number | null;
  country: string | null;
  city: string | null;
  device: string | null;
  seconds: number | null;
  sections: SectionSeconds | null;
  videoSeconds: number | null;
  downloads: string[] | null;
}

/** What was read of a page that was opened through a link, as timelines and the details of links tell it. */
export const describeReading = (row: ReadingRow) => ({
  reader: row.readerNumber ?? 1,
  location: placeOf({ ...row, unknownPlace: null }).location,
  device: row.device,
  seconds: row.seconds ?? 0,
  sections: Object.entries(row.sections ?? {})
    .map(([section, seconds]) => ({ section, seconds }))
    .sort((one, other) => other.seconds - one.seconds),
  videoSeconds: row.videoSeconds ?? 0,
  downloads: row.downloads ?? [],
});
