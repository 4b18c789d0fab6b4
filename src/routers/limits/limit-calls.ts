import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { canonicalEmail, credentials } from '../../contracts/account';
import type { Context } from '../context';
import { isWrongSecret, wrongSecret } from '../errors';
import { networkOfSender } from '../network';
import { takeTurnsByKey } from '../take-turns';
import {
  type Limit,
  type LimitName,
  type LimitRule,
  type LimitSubject,
  limits,
  turns,
  undecidedShare,
} from './limits';
import { logRefusal } from './log-refusal';

type Sender = Pick<Context, 'db' | 'limiter' | 'visitor' | 'caller' | 'signal'>;

/** What a call names beside itself. */
interface Named {
  /** The call's input, as it came. */
  input?: unknown;
  /** The account that it is about, where that is not the caller's. */
  accountId?: string;
}

/** A call that was counted. */
interface CountedCall {
  /** Takes a call out of the count that is no failure, where failures are what counts; writes one down that is. */
  settle(error: TRPCError | undefined): Promise<void>;
}

interface Counter {
  key: string;
  rule: LimitRule;
}

const inTurn = takeTurnsByKey();

/**
 * Does what is limited, and counts it. Where failures are what counts, only so many calls can be undecided at once
 * that they are no danger to right ones; the others wait for them.
 * @param errorOf what the result tells of a failure
 * @throws TooManyRequestsRefusal and BusyRefusal before anything is done
 */
export function limitCall<T>(
  sender: Sender,
  name: LimitName,
  named: Named,
  work: () => Promise<T>,
  errorOf: (result: T) => TRPCError | undefined,
): Promise<T> {
  const { counts, undecided }: Limit = limits[name];
  const limited = async () => {
    const call = await countCall(sender, name, named);
    const result = await work();
    await call.settle(errorOf(result));
    return result;
  };
  if (counts === 'calls') return limited();
  // The network's own queue comes first, and bounds all that wait in those of the addresses that it tries.
  const inTurns = countersOf(sender, name, named).reduceRight(
    (inner, { key, rule }) =>
      () =>
        inTurn(key, { ...turns.undecided, atOnce: undecided ?? undecidedOf(rule) }, inner, sender),
    limited,
  );
  return inTurns();
}

const undecidedOf = ({ calls }: LimitRule) => Math.max(1, Math.floor(calls * undecidedShare));

/**
 * Counts a call before it does anything, so that parallel calls cannot slip through.
 * @throws TooManyRequestsRefusal where there were too many
 */
export async function countCall(sender: Sender, name: LimitName, named: Named = {}): Promise<CountedCall> {
  const { counts, rules, logs }: Limit = limits[name];
  const log = async (error: unknown) => {
    const email = rules.some(({ by }) => by === 'network and address') ? emailOf(named.input) : undefined;
    if (logs) await logRefusal(sender, logs, error, email);
  };
  const taken: Counter[] = [];
  const giveBack = async () => {
    for (const { key, rule } of taken) await sender.limiter.giveBack(key, rule);
  };
  for (const counter of countersOf(sender, name, named)) {
    try {
      await sender.limiter.take(counter.key, counter.rule);
    } catch (error) {
      // One sender who is locked out does not use up what is meant for the whole network.
      await giveBack();
      await log(error);
      throw error;
    }
    taken.push(counter);
  }
  return {
    async settle(error) {
      if (counts === 'failures' && !isWrongSecret(error)) await giveBack();
      await log(error);
    },
  };
}

const countersOf = (sender: Sender, name: LimitName, named: Named): Counter[] =>
  limits[name].rules.map((rule) => ({
    key: JSON.stringify([name, rule.by, ...subjects[rule.by](sender, named)]),
    rule,
  }));

/** Does what counts as a failure where it answers false. @throws TooManyRequestsRefusal before it is done */
export const countFailures = (
  sender: Sender,
  name: LimitName,
  named: Named,
  attempt: () => Promise<boolean>,
): Promise<boolean> =>
  limitCall(sender, name, named, attempt, (isRight) =>
    isRight ? undefined : wrongSecret(new TRPCError({ code: 'UNAUTHORIZED' })),
  );

const withEmail = z.object({ email: credentials.shape.email });

// As the address is read, not as it is written: blanks around it make no other one.
const longestCounted = 320;

function emailOf(input: unknown): string {
  const { data } = withEmail.safeParse(input);
  return data ? canonicalEmail(data.email).slice(0, longestCounted) : '';
}

const subjects: Record<LimitSubject, (sender: Sender, named: Named) => string[]> = {
  network: ({ visitor }) => [networkOfSender(visitor.ip)],
  account: ({ visitor, caller }, { accountId }) => [
    accountId ?? caller?.accountId ?? networkOfSender(visitor.ip),
  ],
  address: (_sender, { input }) => [emailOf(input)],
  'network and address': ({ visitor }, { input }) => [networkOfSender(visitor.ip), emailOf(input)],
};
