import { findChromium } from './chromium';

/** Says whether there is a browser for the tests that need one. */
export default function setup(): void {
  if (findChromium()) return;
  const missing = 'no Chromium was found. Install one (apt-get install chromium) or set CHROMIUM_PATH.';
  if (process.env.REQUIRE_BROWSER) throw new Error(`The browser tests cannot run: ${missing}`);
  console.log(`The browser tests are left out: ${missing}`);
}
