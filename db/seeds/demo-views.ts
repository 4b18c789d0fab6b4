const days = 92;
// Relative views by weekday, Sunday first: recruiters read on working days.
const weekdayShare = [0.45, 1.1, 1.3, 1.25, 1.15, 0.9, 0.5];
const viewsAtStart = 6;
const growthPerDay = 0.13;
const millisecondsPerDay = 86_400_000;

/**
 * Views of the last 92 days, including today: a weekly rhythm on slow growth.
 * Deterministic, so that every installation shows the same curve on the same day.
 */
export function demoViews(now = new Date()): { daysAgo: number; views: number }[] {
  return Array.from({ length: days }, (_, index) => {
    const daysAgo = days - 1 - index;
    const weekday = new Date(now.getTime() - daysAgo * millisecondsPerDay).getUTCDay();
    const level = (viewsAtStart + growthPerDay * index) * (weekdayShare[weekday] ?? 1);
    return { daysAgo, views: Math.max(1, Math.round(level * (0.75 + 0.5 * noise(index)))) };
  });
}

/** A pseudo-random number from 0 to 1, constant per seed. */
function noise(seed: number): number {
  const value = Math.sin((seed + 1) * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}
