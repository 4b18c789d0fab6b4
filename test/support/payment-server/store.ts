import { randomBytes } from 'node:crypto';
import type {
  CheckoutSession,
  Customer,
  Invoice,
  PortalConfiguration,
  PortalSession,
  Price,
  StripeEvent,
  Subscription,
  TaxRate,
} from './objects';

/** All that the server knows, newest last; times pass only as they are told to. */
export class Store {
  readonly customers = new Map<string, Customer>();
  readonly prices = new Map<string, Price>();
  readonly taxRates = new Map<string, TaxRate>();
  readonly subscriptions = new Map<string, Subscription>();
  readonly invoices = new Map<string, Invoice>();
  readonly checkouts = new Map<string, CheckoutSession>();
  readonly portalConfigurations = new Map<string, PortalConfiguration>();
  readonly portalSessions = new Map<string, PortalSession>();
  readonly events: StripeEvent[] = [];
  /** Where its pages are. */
  origin = '';
  #passedSeconds = 0;

  constructor(private readonly announce: (event: StripeEvent) => void) {}

  /** The time in seconds. */
  now(): number {
    return Math.floor(Date.now() / 1000) + this.#passedSeconds;
  }

  passSeconds(seconds: number): void {
    this.#passedSeconds += seconds;
  }

  newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

  /** Tells of a change, with the object as it is now. */
  emit(type: string, object: object): void {
    const event: StripeEvent = {
      id: this.newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      // Signed by the clock of the receiver, whatever time it is here.
      created: Math.floor(Date.now() / 1000),
      livemode: false,
      type,
      data: { object: structuredClone(object) },
    };
    this.events.push(event);
    this.announce(event);
  }

  /** The subscriptions of a customer, oldest first. */
  subscriptionsOf(customer: string): Subscription[] {
    return [...this.subscriptions.values()].filter((subscription) => subscription.customer === customer);
  }
}
