/** Whether the date is before today; a month or a year has passed once its last day has. */
export const isPast = (date: string, today: string) => date < today.slice(0, date.length);

/** A duration in minutes and seconds: '0:17'. At least one second. */
export function clockTime(milliseconds: number): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
