const megabyte = 1024 * 1024;
const secondsPerMinute = 60;

/** Seconds as minutes and seconds: '1:05'. */
export function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / secondsPerMinute)}:${String(whole % secondsPerMinute).padStart(2, '0')}`;
}

/** Bytes in megabytes with one digit, rounded up so that a file above a limit never reads as the limit itself. */
export const megabytes = (bytes: number) => (Math.ceil((bytes / megabyte) * 10) / 10).toFixed(1);
