import { statusDays } from '../../contracts/status';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The minutes of a day. */
export const minutesPerDay = 24 * 60;

/** The day in UTC, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 'YYYY-MM-DD'.length);

/** The minute since midnight in UTC. */
export const minuteOf = (at: Date): number => at.getUTCHours() * 60 + at.getUTCMinutes();

/** The days that are shown, the oldest first. */
export const shownDays = (now: Date): string[] =>
  Array.from({ length: statusDays }, (_, index) =>
    dayOf(new Date(now.getTime() - (statusDays - 1 - index) * dayMs)),
  );

/** The first day that is shown; earlier ones are not kept. */
export const firstShownDay = (now: Date): string => dayOf(new Date(now.getTime() - (statusDays - 1) * dayMs));
