import { useRef, useState } from 'react';
import { accountTests, createTestAccount, type TestAccount, type TestName, testNames } from './account-tests';

export interface TestResult {
  status: 'pending' | 'pass' | 'fail';
  detail: string;
}

const nothingYet: TestResult = { status: 'pending', detail: 'Not run yet.' };

const isAutomatic = (name: TestName): name is keyof typeof accountTests => name in accountTests;

/** Runs the tests and keeps their results. */
export function useAccountTests() {
  const [results, setResults] = useState<Partial<Record<TestName, TestResult>>>({});
  const [isRunning, setRunning] = useState(false);
  const account = useRef<TestAccount>(undefined);
  const report = (name: TestName, result: TestResult) =>
    setResults((before) => ({ ...before, [name]: result }));

  async function runOne(name: keyof typeof accountTests) {
    report(name, { status: 'pending', detail: 'Running …' });
    try {
      account.current ??= name === 'registration' ? emptyAccount() : await createTestAccount();
      report(name, { status: 'pass', detail: await accountTests[name](account.current) });
    } catch (error) {
      report(name, { status: 'fail', detail: error instanceof Error ? error.message : String(error) });
    }
  }

  const whileRunning = async (work: () => Promise<void>) => {
    setRunning(true);
    await work().finally(() => setRunning(false));
  };

  return {
    resultOf: (name: TestName) => results[name] ?? nothingYet,
    isRunning,
    report,
    run: (name: TestName) => whileRunning(async () => void (isAutomatic(name) && (await runOne(name)))),
    runAll: () =>
      whileRunning(async () => {
        account.current = undefined;
        setResults({});
        for (const name of testNames.filter(isAutomatic)) await runOne(name);
      }),
    clear: () => setResults({}),
    async createAccount() {
      account.current = await createTestAccount();
      return account.current;
    },
  };
}

const emptyAccount = (): TestAccount => ({ email: '', password: '', token: undefined });
