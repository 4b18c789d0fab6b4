import type { SectionKey } from '.';

/** The sections that are newest first until their owner orders them by hand. */
export const datedSections = ['workExperience', 'education'] as const satisfies SectionKey[];
export type DatedSection = (typeof datedSections)[number];

/** An entry of such a section. */
export interface Dated {
  startDate?: string | null;
  endDate?: string | null;
  isCurrent?: boolean;
}

/**
 * Compares two entries: current ones first, then by their end, then by their start; what has no end counts by its start,
 * and what has neither comes last. A year alone counts as its end. The database sorts by the same rule, see `db/newest-first.ts`.
 */
export function compareNewestFirst(one: Dated, other: Dated): number {
  const current = Number(other.isCurrent ?? false) - Number(one.isCurrent ?? false);
  const end = compareDates(other.endDate ?? other.startDate, one.endDate ?? one.startDate);
  return current || end || compareDates(other.startDate, one.startDate);
}

/** Whether no entry is below an older one. */
export const isNewestFirst = (entries: readonly Dated[]): boolean =>
  entries.every((entry, index) => {
    const above = entries[index - 1];
    return above === undefined || compareNewestFirst(above, entry) <= 0;
  });

function compareDates(...dates: (string | null | undefined)[]): number {
  const [one = '', other = ''] = dates.map((date) => (date?.length === 4 ? `${date}-13` : (date ?? '')));
  return one < other ? -1 : one > other ? 1 : 0;
}
