import Bowser from 'bowser';

const engines = new Set(['Blink', 'Gecko', 'WebKit']);
const devices = new Set(['desktop', 'mobile', 'tablet']);

/**
 * The family of browsers and the kind of device that a user agent names. There are few of them, so that nobody becomes
 * another visitor by another version, or by words of their own.
 */
export function agentClass(userAgent: string): string {
  const { engine, platform } = Bowser.parse(userAgent);
  const family = engines.has(engine.name ?? '') ? engine.name : 'other';
  const device = devices.has(platform.type ?? '') ? platform.type : 'other';
  return `${family} ${device}`;
}
