import { execFileSync } from 'node:child_process';

/** What the tests of the running product need: its build, which is the one that operators get. */
export default function setup(): void {
  // It must not notice that it is a test.
  const { VITEST: _vitest, NODE_ENV: _environment, ...env } = process.env;
  execFileSync('node_modules/.bin/tsx', ['src/server/cli/build-if-stale.ts'], { stdio: 'inherit', env });
}
