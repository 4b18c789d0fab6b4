import Bowser from 'bowser';

/** The browser and the system of a user agent, such as `Chrome on Windows`; else the program's name. */
export function deviceName(userAgent: string): string {
  if (userAgent === '') return 'Unknown device';
  const { browser, os } = Bowser.parse(userAgent);
  if (browser.name && os.name) return `${browser.name} on ${os.name}`;
  return browser.name || os.name || /^[A-Za-z][\w.-]{0,39}(?=\/|$)/.exec(userAgent)?.[0] || 'Unknown device';
}
