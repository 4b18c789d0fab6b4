import type { Subscription } from '../../../contracts/billing';

/** How the wait for a subscription ended. */
export type Confirmation = 'confirmed' | 'not-found' | 'unreachable';

/** The state of the account's plan. */
type Known = Pick<Subscription, 'tier' | 'hasPortal' | 'isGranted'>;

/** Whether a plan was bought: one that was given says nothing about a checkout. */
const isBought = ({ tier, isGranted }: Known) => tier !== 'free' && !isGranted;

interface ConfirmationSteps {
  /** What the server knows. */
  read(): Promise<Known>;
  /** The payment provider's state, which the server asks for. */
  askProvider(): Promise<Known>;
  wait(milliseconds: number): Promise<void>;
  /** Called once it takes longer than usual. */
  onSlow(): void;
  signal: AbortSignal;
}

const interval = 1_000;
/** By then the provider's own message has usually arrived. */
const readings = 4;
/** Each takes longer than the one before; together half a minute. */
const rounds = 4;

/**
 * Waits until a checkout that has been completed is known to the server. What the provider says is final: it leads back
 * from its page only once the subscription exists.
 */
export async function confirmSubscription(steps: ConfirmationSteps): Promise<Confirmation> {
  const { read, askProvider, wait, onSlow, signal } = steps;
  for (let round = 1; round <= rounds; round += 1) {
    for (let reading = 0; reading < readings; reading += 1) {
      // A failed attempt is followed by the next one.
      const known = await read().catch(() => undefined);
      if (known && isBought(known)) return 'confirmed';
      // The provider knows everyone who has begun a checkout.
      if (known && !known.hasPortal) return 'not-found';
      await wait(interval * round);
      if (signal.aborted) return 'unreachable';
    }
    const answer = await askProvider().catch(() => undefined);
    if (answer) return isBought(answer) ? 'confirmed' : 'not-found';
    onSlow();
  }
  return 'unreachable';
}
