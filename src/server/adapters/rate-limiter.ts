import { createHmac } from 'node:crypto';
import { CompiledQuery, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { findOrCreateSecret } from '../../../db/queries/secrets';
import type { DB } from '../../../db/tables.gen';
import { TooManyRequestsRefusal } from '../../routers/errors';
import { everyCall, type LimitRule } from '../../routers/limits/limits';
import type { Limiter } from '../../routers/ports';

const daySeconds = 24 * 60 * 60;

interface Parts {
  db: Kysely<DB>;
  /** Multiplies the calls of every limit. */
  multiplier: number;
}

/** Counts in the database, so that counts survive restarts and apply to all processes. */
export function openRateLimiter({ db, multiplier }: Parts): Limiter {
  const table = {
    storeClient: clientOf(db),
    storeType: 'pool',
    tableName: 'request_limits',
    tableCreated: true,
  };
  // Housekeeping deletes expired rows.
  const store = { ...table, keyPrefix: '', clearExpiredByTimeout: false };
  const blocks = new RateLimiterPostgres({ ...store, points: 1, duration: daySeconds });
  const uses = new RateLimiterPostgres({ ...store, keyPrefix: 'use', points: 1, duration: daySeconds });
  const countAny = openCounter(multiplied(everyCall.calls), everyCall.seconds);
  const limiters = new Map<LimitRule, RateLimiterPostgres>();
  let secret: Promise<Buffer> | undefined;

  function multiplied(calls: number): number {
    return Math.max(1, Math.round(calls * multiplier));
  }

  function limiterOf(rule: LimitRule): RateLimiterPostgres {
    const known = limiters.get(rule);
    if (known) return known;
    const options = { ...store, points: multiplied(rule.calls), duration: rule.seconds };
    const limiter = new RateLimiterPostgres(options);
    limiters.set(rule, limiter);
    return limiter;
  }

  async function hash(key: string): Promise<string> {
    secret ??= findOrCreateSecret(db, 'request-limits').catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return createHmac('sha256', await secret)
      .update(key)
      .digest('base64url');
  }

  /** Doubles the block each time within a day. @returns seconds */
  async function block(key: string, rule: LimitRule): Promise<number> {
    const { consumedPoints } = await blocks.penalty(`blocks:${key}`);
    const seconds = Math.min(rule.seconds * 2 ** (consumedPoints - 1), daySeconds);
    await limiterOf(rule).block(key, seconds);
    return seconds;
  }

  return {
    async take(plain, rule) {
      const key = await hash(plain);
      const limiter = limiterOf(rule);
      const refused = await refusalOf(limiter.consume(key));
      if (!refused) return;
      const isFirst = refused.consumedPoints === limiter.points + 1;
      const seconds = rule.grows && isFirst ? await block(key, rule) : refused.msBeforeNext / 1000;
      throw new TooManyRequestsRefusal(Math.max(1, Math.ceil(seconds)));
    },

    async giveBack(plain, rule) {
      await limiterOf(rule).reward(await hash(plain));
    },

    takeOnce: async (plain) => (await refusalOf(uses.consume(await hash(plain)))) === undefined,

    takeAny: countAny,
  };
}

/** More networks than a process meets within a window; beyond that, the one met least recently is forgotten. */
const mostNetworks = 100_000;

/** Counts in memory without a promise, which would cost each request more than the counting. */
function openCounter(most: number, seconds: number): Limiter['takeAny'] {
  const counts = new LRUCache<string, { calls: number; endsAt: number }>({
    // Grows with the networks; `max` would set aside room for all of them at every start.
    maxSize: mostNetworks,
    sizeCalculation: () => 1,
  });
  return (network, calls) => {
    const now = performance.now();
    let count = counts.get(network);
    if (!count || count.endsAt <= now) {
      count = { calls: 0, endsAt: now + seconds * 1000 };
      counts.set(network, count);
    }
    count.calls += calls;
    return count.calls > most ? Math.max(1, Math.ceil((count.endsAt - now) / 1000)) : 0;
  };
}

/** The connection of the library; its statements are prepared, or not, like all others. */
const clientOf = (db: Kysely<DB>) => ({
  async query({ text, values }: { text: string; values: unknown[] }) {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
    return { rows, rowCount: rows.length };
  },
});

/** The library rejects with its counts, or with an error if it could not count. */
async function refusalOf(counted: Promise<RateLimiterRes>): Promise<RateLimiterRes | undefined> {
  try {
    await counted;
    return undefined;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error;
    throw error;
  }
}
