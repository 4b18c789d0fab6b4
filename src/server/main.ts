import { openShutdown } from './process/shutdown';

// Loaded before everything else: PID 1 of a container receives no signal without a handler.
const shutdown = openShutdown();
const { start } = await import('./process/start');
await start(shutdown);
