import os from 'node:os';
import { answerQuestions } from '../../src/server/process/worker-process';

// The program of the processes that test/slow/worker-process.test.ts opens.

const held: (() => void)[] = [];
let count = 0;

const tasks: Record<string, () => unknown> = {
  pid: () => process.pid,
  count: () => {
    count += 1;
    return count;
  },
  /** Is answered by the next `release`. */
  hold: () => new Promise<string>((resolve) => held.push(() => resolve('held'))),
  release: () => {
    for (const release of held.splice(0)) release();
    return 'released';
  },
  crash: () => process.kill(process.pid, 'SIGKILL'),
  priority: () => os.getPriority(),
};

answerQuestions(async (task: string) => tasks[task]?.());
