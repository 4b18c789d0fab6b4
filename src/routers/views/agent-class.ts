import Bowser from 'bowser';

const engines = new Set(['Blink', 'Gecko', 'WebKit']);
const devices = new Set(['desktop', 'mobile', 'tablet']);

/**
 * The browser family and the device type of a user agent. Deliberately coarse, so that nobody becomes
 * a different visitor by updating or by inventing a user agent.
 */
export function agentClass(userAgent: string): string {
  const { engine, platform } = Bowser.parse(userAgent);
  const family = engines.has(engine.name ?? '') ? engine.name : 'other';
  const device = devices.has(platform.type ?? '') ? platform.type : 'other';
  return `${family} ${device}`;
}
