import { boundedText } from './text';

/** The longest name of a time zone. */
const longestTimeZone = 64;

/** The name of a time zone, such as `Europe/London`. */
export const timeZone = boundedText(longestTimeZone).refine(
  isTimeZone,
  'This is not the name of a time zone.',
);

function isTimeZone(name: string): boolean {
  try {
    return (
      name.length > 0 && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
    );
  } catch {
    return false;
  }
}
