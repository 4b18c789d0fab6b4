const secondsPerMinute = 60;

/** Seconds as minutes and seconds: '1:05'. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / secondsPerMinute)}:${String(whole % secondsPerMinute).padStart(2, '0')}`;
}
