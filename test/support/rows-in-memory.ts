import { PerformanceObserver } from 'node:perf_hooks';
import { sql } from 'kysely';
import { openDatabase } from '../../db/client';

// Reads rows of 100 kB until the young generation has been collected often, and reports by how many bytes memory grew.

const { db, close } = openDatabase(String(process.argv[2]), { maxConnections: 1 });
const collections = 10;

let collected = 0;
new PerformanceObserver((list) => {
  collected += list.getEntries().length;
}).observe({ entryTypes: ['gc'] });

async function readUntil(count: number): Promise<number> {
  while (collected < count) await sql`select repeat('é☂', 25000) as words`.execute(db);
  return process.memoryUsage().heapUsed;
}

const before = await readUntil(collections);
const after = await readUntil(2 * collections);
process.send?.(after - before);
await close();
