import { openProcess } from '../../src/server/process/worker-process';

// Asks a process of its own for its number: at once, and with each message.

const program = new URL('./answering-process.ts', import.meta.url);
const ask = openProcess<string, unknown>(program, { idleMs: 60_000 });
const report = async () => void process.send?.(await ask('pid'));

process.on('message', report);
await report();
