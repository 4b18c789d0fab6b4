import type { CheckoutSession, Customer, Invoice, Price, Subscription } from './objects';
import type { Store } from './store';

const day = 24 * 60 * 60;
const monthSeconds = 30 * day;

const has = <T>(value: T | undefined, what: string): T => {
  if (value === undefined) throw new Error(`There is no ${what}.`);
  return value;
};

/** What happens to subscriptions: each step changes them as Stripe does, and tells of it. */
export class Life {
  constructor(private readonly store: Store) {}

  /** Pays a checkout, or starts its trial. @returns false if the card was declined */
  complete(session: CheckoutSession, card: Customer['card']): boolean {
    const customer = has(this.store.customers.get(session.customer), 'customer');
    const { trialDays, needsCard } = session.order;
    if (trialDays === 0 && card !== 'works') return false;
    if (needsCard && card === 'none') return false;
    customer.card = trialDays > 0 ? card : 'works';
    const subscription = this.#begin(session);
    session.status = 'complete';
    session.payment_status = trialDays > 0 ? 'no_payment_required' : 'paid';
    session.subscription = subscription.id;
    session.url = null;
    this.store.emit('checkout.session.completed', session);
    this.store.emit('customer.subscription.created', subscription);
    this.#settle(this.#bill(subscription, trialDays > 0 ? 0 : priceOf(subscription).unit_amount), 'paid');
    return true;
  }

  expire(session: CheckoutSession): void {
    session.status = 'expired';
    session.url = null;
    this.store.emit('checkout.session.expired', session);
  }

  cancelAtPeriodEnd(subscription: Subscription, cancels = true): void {
    if (subscription.status === 'canceled' || subscription.cancel_at_period_end === cancels) return;
    subscription.cancel_at_period_end = cancels;
    subscription.cancel_at = cancels ? itemOf(subscription).current_period_end : null;
    subscription.canceled_at = cancels ? this.store.now() : null;
    this.store.emit('customer.subscription.updated', subscription);
  }

  cancelNow(subscription: Subscription): void {
    if (subscription.status === 'canceled') return;
    subscription.status = 'canceled';
    subscription.ended_at = this.store.now();
    subscription.canceled_at ??= this.store.now();
    this.store.emit('customer.subscription.deleted', subscription);
  }

  changePrice(subscription: Subscription, price: Price): void {
    if (priceOf(subscription).id === price.id) return;
    itemOf(subscription).price = price;
    this.store.emit('customer.subscription.updated', subscription);
  }

  /** Lets the trial or the month end: it is paid, fails or ends. */
  endPeriod(subscription: Subscription): void {
    if (!['trialing', 'active'].includes(subscription.status)) return;
    const item = itemOf(subscription);
    this.store.passSeconds(Math.max(0, item.current_period_end - this.store.now()));
    const customer = has(this.store.customers.get(subscription.customer), 'customer');
    const endsForWantOfCard =
      subscription.status === 'trialing' &&
      customer.card === 'none' &&
      subscription.trial_settings.end_behavior.missing_payment_method === 'cancel';
    if (subscription.cancel_at_period_end || endsForWantOfCard) {
      this.cancelNow(subscription);
      return;
    }
    item.current_period_start = item.current_period_end;
    item.current_period_end += monthSeconds;
    this.#charge(subscription, customer);
  }

  /** Tries again to take the money that is due. */
  retryPayment(subscription: Subscription): void {
    const customer = has(this.store.customers.get(subscription.customer), 'customer');
    const due = [...this.store.invoices.values()].find(
      (invoice) => invoice.customer === customer.id && invoice.status === 'open',
    );
    if (!due) return;
    if (customer.card !== 'works') {
      this.store.emit('invoice.payment_failed', due);
      return;
    }
    this.#settle(due, 'paid');
    this.#become(subscription, 'active');
  }

  /** Gives up after the last failed attempt. */
  giveUp(subscription: Subscription, how: 'unpaid' | 'canceled'): void {
    if (how === 'canceled') this.cancelNow(subscription);
    else this.#become(subscription, 'unpaid');
  }

  deleteCustomer(customer: Customer): void {
    for (const subscription of this.store.subscriptionsOf(customer.id)) this.cancelNow(subscription);
    customer.deleted = true;
    this.store.emit('customer.deleted', customer);
  }

  #begin({ customer, order }: CheckoutSession): Subscription {
    const now = this.store.now();
    const trialEnd = order.trialDays > 0 ? now + order.trialDays * day : null;
    const id = this.store.newId('sub');
    const price = has(this.store.prices.get(order.price), 'price');
    const item = {
      id: this.store.newId('si'),
      object: 'subscription_item' as const,
      price,
      quantity: 1,
      current_period_start: now,
      current_period_end: trialEnd ?? now + monthSeconds,
    };
    const subscription: Subscription = {
      id,
      object: 'subscription',
      created: now,
      customer,
      status: trialEnd ? 'trialing' : 'active',
      cancel_at: null,
      cancel_at_period_end: false,
      canceled_at: null,
      ended_at: null,
      trial_start: trialEnd ? now : null,
      trial_end: trialEnd,
      default_tax_rates: order.taxRates.map((rate) => has(this.store.taxRates.get(rate), 'tax rate')),
      trial_settings: { end_behavior: { missing_payment_method: order.missingCard } },
      metadata: order.metadata,
      items: { object: 'list', data: [item] },
    };
    this.store.subscriptions.set(id, subscription);
    return subscription;
  }

  #charge(subscription: Subscription, customer: Customer): void {
    const invoice = this.#bill(subscription, priceOf(subscription).unit_amount);
    if (customer.card === 'works') {
      this.#settle(invoice, 'paid');
      this.#become(subscription, 'active');
    } else {
      this.store.emit('invoice.payment_failed', invoice);
      this.#become(subscription, 'past_due');
    }
  }

  #become(subscription: Subscription, status: Subscription['status']): void {
    subscription.status = status;
    this.store.emit('customer.subscription.updated', subscription);
  }

  #bill(subscription: Subscription, amount: number): Invoice {
    const { store } = this;
    const id = store.newId('in');
    const percent = subscription.default_tax_rates.reduce((sum, { percentage }) => sum + percentage, 0);
    const total = Math.round((amount * (100 + percent)) / 100);
    const invoice: Invoice = {
      id,
      object: 'invoice',
      number: `TEST-${String(store.invoices.size + 1).padStart(4, '0')}`,
      created: store.now(),
      customer: subscription.customer,
      currency: 'gbp',
      status: 'open',
      subtotal: amount,
      total,
      amount_due: total,
      hosted_invoice_url: `${store.origin}/invoice/${id}`,
      invoice_pdf: `${store.origin}/invoice/${id}/pdf`,
      parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    };
    store.invoices.set(id, invoice);
    store.emit('invoice.created', invoice);
    return invoice;
  }

  #settle(invoice: Invoice, status: 'paid'): void {
    invoice.status = status;
    this.store.emit('invoice.paid', invoice);
  }
}

/** The one item of a subscription. */
const itemOf = ({ items }: Subscription) => has(items.data[0], 'item');

/** What a subscription costs. */
export const priceOf = (subscription: Subscription): Price => itemOf(subscription).price;
