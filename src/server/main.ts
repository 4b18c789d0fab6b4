import { openShutdown } from './shutdown';

// Loaded before everything else: PID 1 of a container receives no signal without a handler.
const shutdown = openShutdown();
const { start } = await import('./start');
await start(shutdown);
