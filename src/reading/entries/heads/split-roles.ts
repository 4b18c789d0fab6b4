import type { EntryRow } from '../rows/entry-row-types';
import { isDateAlone } from '../rows/mark-rows';
import type { EntryRows } from '../rows/starts';

/** Maximum number of rows from an employer to the first role there, the time spent there between them. */
const furthestRole = 2;

/**
 * Gives each role the employer that it belongs to, where most employers have one role and some have several, so that the
 * rows above a date do not tell where an entry begins. Employers and roles have looks of their own, and a role is above
 * a row that is only a period.
 */
export function splitRoles(entries: EntryRows[]): EntryRows[] {
  const rows = entries.flatMap((entry) => entry.rows);
  const above = rows.flatMap((_, index) => (isPeriodAlone(rows[index + 1]) ? [index] : []));
  const roleLook = mostCommon(above.map((index) => rows[index]?.look));
  const employerLook = mostCommon(above.map((index) => rows[index - 1]?.look));
  const roles = above.filter((index) => rows[index]?.look === roleLook);
  const employers = rows.flatMap(({ look }, index) => (look === employerLook ? [index] : []));
  const isFollowed = (employer: number) =>
    roles.some((role) => role > employer && role <= employer + furthestRole);
  const areClear =
    roleLook !== employerLook &&
    employers[0] === 0 &&
    employers.every(isFollowed) &&
    entries.every(({ shared }) => shared.length === 0);
  if (!areClear || roles.length <= employers.length) return entries;
  return roles.map((role, index) => {
    const next = roles[index + 1] ?? rows.length;
    const employer = employers.findLast((at) => at < role) ?? 0;
    const first = roles.find((at) => at > employer) ?? role;
    return {
      shared: rows.slice(employer, first),
      rows: rows.slice(role, employers.find((at) => at > role && at < next) ?? next),
    };
  });
}

const isPeriodAlone = (row: EntryRow | undefined) => row?.isRange === true && isDateAlone(row);

function mostCommon(looks: (string | undefined)[]): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const look of looks) counts.set(look, (counts.get(look) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}
