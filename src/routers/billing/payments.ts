import type { Invoice, SubscriptionStatus } from '../../contracts/billing';
import type { PaidTier } from '../../contracts/plans';

/** A subscription as the payment provider has it now. */
export interface ProvidedSubscription {
  id: string;
  /** The part of it that a change of plan replaces. */
  itemId: string;
  /** Undefined if it is for something that this server does not sell. */
  tier: PaidTier | undefined;
  status: SubscriptionStatus;
  /** Instants, ISO 8601. */
  createdAt: string;
  trialEndsAt: string | null;
  currentPeriodEndsAt: string | null;
  cancelAt: string | null;
  /** Whether `setCancellation` has cancelled it, not its owner. */
  isCancelledByServer: boolean;
}

/** What somebody is about to buy. */
export interface CheckoutOrder {
  accountId: string;
  customerId: string;
  tier: PaidTier;
  /** Whether the plan's trial comes first. */
  hasTrial: boolean;
  successUrl: string;
  cancelUrl: string;
}

/** What the portal opens for; omitted for everything. */
export type PortalPurpose =
  | { kind: 'change-plan'; subscription: Pick<ProvidedSubscription, 'id' | 'itemId'>; tier: PaidTier }
  | { kind: 'cancel'; subscription: Pick<ProvidedSubscription, 'id'> };

/** Says that something has happened at the payment provider; what it is now has to be asked. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The customer whose subscription it may have changed; undefined if it concerns none. */
  customerId: string | undefined;
}

/**
 * The payment provider. Every call but `readEvent` asks it, for ten seconds at most.
 * Each may throw PaymentsError; those that open a page UnknownCustomerError, too.
 */
export interface Payments {
  /**
   * Makes the account known. Parallel calls make one customer.
   * @param formerId a customer of the account that the provider does not know any more
   */
  createCustomer(account: { id: string; email: string; formerId: string | null }): Promise<string>;
  /** Cancels all subscriptions of the customer at once and forgets who it is; does nothing if it is gone. */
  deleteCustomer(customerId: string): Promise<void>;
  /** All subscriptions of the customer, ended ones too, newest first; none if the provider does not know it. */
  listSubscriptions(customerId: string): Promise<ProvidedSubscription[]>;
  /** Cancels a subscription at the end of the paid period, or undoes that. */
  setCancellation(subscriptionId: string, cancels: boolean): Promise<void>;
  /**
   * The address of a checkout. The customer's other checkouts end, so that nothing is bought twice; the same order has the
   * same address.
   * @throws PaymentsBusyError if another checkout is being opened or completed
   */
  openCheckout(order: CheckoutOrder): Promise<string>;
  /** The address at which the customer manages the subscription. */
  openPortal(customerId: string, returnUrl: string, purpose?: PortalPurpose): Promise<string>;
  /** The newest invoices, 100 at most, newest first. */
  listInvoices(customerId: string): Promise<Invoice[]>;
  /**
   * Reads an event that the provider has sent.
   * @param body as it came, byte for byte
   * @throws ForgedEventError unless it is signed, by the right secret and within five minutes
   * @throws PaymentsError if no secret is configured
   */
  readEvent(body: Buffer, signature: string): PaymentEvent;
}

/** The payment provider cannot be reached, or refuses to work. */
export class PaymentsError extends Error {
  /** @param refuses whether it answers, but not with what was asked: a matter for the operator */
  constructor(
    message: string,
    readonly refuses: boolean,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** The payment provider does not know the customer any more. */
export class UnknownCustomerError extends PaymentsError {
  constructor(message: string) {
    super(message, true);
  }
}

/** Another call for the same customer is under way. */
export class PaymentsBusyError extends PaymentsError {
  constructor(message: string) {
    super(message, false);
  }
}

/** An event that the payment provider did not send, or not recently. */
export class ForgedEventError extends Error {}
