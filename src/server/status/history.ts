import type { StatusDay } from '../../../db/queries/status-days';
import type { InstallationDay } from '../../contracts/status';
import { dayOf, minuteOf, minutesPerDay, shownDays } from './utc-minute';

/**
 * The days that are shown, from the samples. Every minute since the first sample counts once it is over, and the current
 * one as soon as it has been sampled.
 * @param samples ordered by day, the very first among them
 */
export function historyOf(samples: StatusDay[], now: Date): InstallationDay[] {
  const [first] = samples;
  const today = dayOf(now);
  const byDay = new Map(samples.map((sample) => [sample.day, sample]));
  return shownDays(now).map((day) => {
    if (!first || day < first.day) return { day, answered: 0, impaired: 0, down: 0, hasData: false };
    const sample = byDay.get(day);
    const { answered = 0, impaired = 0, lastMinute = -1 } = sample ?? {};
    const start = day === first.day ? first.firstMinute : 0;
    const end = day === today ? Math.max(minuteOf(now), lastMinute + 1) : minutesPerDay;
    return { day, answered, impaired, down: Math.max(0, end - start - answered), hasData: true };
  });
}

/** The share of minutes that were answered; null without any. */
export function uptimeOf(days: InstallationDay[]): number | null {
  const answered = days.reduce((sum, day) => sum + day.answered, 0);
  const down = days.reduce((sum, day) => sum + day.down, 0);
  return answered + down === 0 ? null : answered / (answered + down);
}
