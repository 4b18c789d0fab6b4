import Bowser from 'bowser';

/** The browser and the system that a user agent names, such as `Chrome on Windows`, or else the program. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name || os.name || /^[A-Za-z][\w.-]{0,39}(?=\/|$)/.exec(userAgent)?.[0] || 'Unknown device';
}
