import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { credentials } from '../../contracts/account';
import { canonicalEmail } from '../../contracts/email-address';
import type { Context } from '../context';
import { isWrongSecret, wrongSecret } from '../errors';
import { fairQueueByKey } from '../fair-queue';
import { networkOfSender } from '../network';
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

/** What a call is counted by in addition to its sender. */
interface Named {
  /** The call's raw input. */
  input?: unknown;
  /** The account it concerns, if that is not the caller's. */
  accountId?: string;
  /** The profile it concerns, by its id. */
  profileId?: string;
  /** The link it concerns, by its id. */
  linkId?: string;
}

/** A call that was counted. */
interface CountedCall {
  /** Uncounts a call that did not fail, if the limit counts failures; logs one that was. */
  settle(error: TRPCError | undefined): Promise<void>;
}

interface Counter {
  key: string;
  rule: LimitRule;
}

const inTurn = fairQueueByKey();

/**
 * Runs work under a limit. If the limit counts failures, the number of calls whose result is still open is bounded, so
 * that parallel guesses cannot exceed the limit; further calls wait.
 * @param errorOf extracts the failure from the result
 * @throws TooManyRequestsRefusal and BusyRefusal before the work starts
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
  // The network's queue comes first and bounds how many calls wait in the queues of the addresses it tries.
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
 * Counts a call before it does any work, so that parallel calls cannot slip through.
 * @throws TooManyRequestsRefusal if there were too many
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
      // A single locked-out sender does not use up the limit of the whole network.
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

/** Runs a check that counts as a failure if it returns false. @throws TooManyRequestsRefusal before it runs */
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

// The canonical address, so that variants in spelling share one counter.
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
  profile: (_sender, { profileId = '' }) => [profileId],
  link: (_sender, { linkId = '' }) => [linkId],
  'network and link': ({ visitor }, { linkId = '' }) => [networkOfSender(visitor.ip), linkId],
  address: (_sender, { input }) => [emailOf(input)],
  'network and address': ({ visitor }, { input }) => [networkOfSender(visitor.ip), emailOf(input)],
};
