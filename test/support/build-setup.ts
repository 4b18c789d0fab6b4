import { execFileSync } from 'node:child_process';
import { findChromium } from './chromium';

/** What the tests of the running product need: its build, and a browser if there is one. */
export default function setup(): void {
  // The build is the one that operators get, so it must not notice that it is a test.
  const { VITEST: _vitest, NODE_ENV: _environment, ...env } = process.env;
  execFileSync('node_modules/.bin/tsx', ['src/server/cli/build-if-stale.ts'], { stdio: 'inherit', env });
  if (findChromium()) return;
  const missing = 'no Chromium was found. Install one (apt-get install chromium) or set CHROMIUM_PATH.';
  if (process.env.REQUIRE_BROWSER) throw new Error(`The browser tests cannot run: ${missing}`);
  console.log(`The browser tests are left out: ${missing}`);
}
