import { createHmac } from 'node:crypto';
import type { StripeEvent } from './objects';

/** Where events go, and by which secret they are signed. */
export interface Endpoint {
  url: string;
  secret: string;
}

const seconds = () => Math.floor(Date.now() / 1000);

/** The header by which Stripe signs a body. @param at when, in seconds */
export function signatureOf(body: string, secret: string, at = seconds()): string {
  const hash = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex');
  return `t=${at},v1=${hash}`;
}

/** Delivers events in their order, or holds them back until they are released in any order. */
export class Webhooks {
  endpoint: Endpoint | undefined;
  /** Events that were not delivered: held back, refused or sent to nobody. */
  readonly undelivered: StripeEvent[] = [];
  /** The status of each delivery. */
  readonly deliveries: { type: string; status: number }[] = [];
  #isHeld = false;
  #last = Promise.resolve();

  /** Delivers nothing more by itself. */
  hold(): void {
    this.#isHeld = true;
  }

  /** Loses what is held back, and delivers what comes from now on. */
  drop(): void {
    this.undelivered.length = 0;
    this.#isHeld = false;
  }

  /** Delivers what was held back or refused, in this order, and what comes from now on. */
  async release(order: (events: StripeEvent[]) => StripeEvent[] = (events) => events): Promise<void> {
    this.#isHeld = false;
    const events = order(this.undelivered.splice(0));
    for (const event of events) this.announce(event);
    await this.settled();
  }

  announce(event: StripeEvent): void {
    if (this.#isHeld || !this.endpoint) this.undelivered.push(event);
    else this.#last = this.#last.then(() => this.#deliver(event));
  }

  /** Waits until everything announced has been delivered or refused. */
  async settled(): Promise<void> {
    for (let last: Promise<void> | undefined; last !== this.#last; ) {
      last = this.#last;
      await last;
    }
  }

  /** Sends an event at once, and again if it was sent before. @returns the status of the answer; 0 without one */
  async send(event: StripeEvent): Promise<number> {
    if (!this.endpoint) throw new Error('Webhooks have no address.');
    const { url, secret } = this.endpoint;
    const body = JSON.stringify(event, null, 2);
    const headers = { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret) };
    const status = await fetch(url, { method: 'POST', body, headers }).then(
      async (response) => {
        await response.arrayBuffer();
        return response.status;
      },
      () => 0,
    );
    this.deliveries.push({ type: event.type, status });
    return status;
  }

  async #deliver(event: StripeEvent): Promise<void> {
    const status = await this.send(event);
    if (status < 200 || status > 299) this.undelivered.push(event);
  }
}
