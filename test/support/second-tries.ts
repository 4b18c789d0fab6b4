import type { Reporter, TestModule } from 'vitest/node';

/** Vitest's reporter that closes a run with every test that passed only at another try: a retry hides nothing. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const unsteady = tests.filter((test) => test.diagnostic()?.flaky);
    if (unsteady.length === 0) return;
    console.log(`Unsteady tests, which passed only at another try (${unsteady.length}):`);
    for (const test of unsteady) console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
  }
}
