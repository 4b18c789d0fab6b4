import { openShutdown } from './shutdown';

// Comes before everything else is even loaded: the first process of a container gets no signal that it does not ask for.
const shutdown = openShutdown();
const { start } = await import('./start');
await start(shutdown);
