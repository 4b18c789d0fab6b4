import type { Reporter, TestModule } from 'vitest/node';

/** A Vitest reporter that ends a run with every test that passed only on a retry, and with what failed before it. */
export default class SecondTries implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()]);
    const unsteady = tests.filter((test) => test.diagnostic()?.flaky);
    if (unsteady.length === 0) return;
    console.log(`Unsteady tests, which passed only at another try (${unsteady.length}):`);
    for (const test of unsteady) {
      console.log(`  ${test.module.relativeModuleId} > ${test.fullName}`);
      for (const { stack, message } of test.result().errors ?? []) console.log(indented(stack ?? message));
    }
  }
}

const indented = (text: string) => text.replace(/^/gm, '    ');
