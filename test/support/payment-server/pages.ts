import { type Life, priceOf } from './life';
import type { CheckoutSession, Customer, PortalSession, Subscription } from './objects';
import type { Store } from './store';

/** What a page answers with. */
export interface PageAnswer {
  status: number;
  /** Where the browser is sent next. */
  location?: string;
  html?: string;
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const pounds = (pence: number) => `£${(pence / 100).toFixed(2)}`;

const page = (title: string, content: string, status = 200): PageAnswer => ({
  status,
  html: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><h1>${escaped(title)}</h1>${content}`,
});

const button = (action: string, label: string) =>
  `<p><button name="action" value="${action}">${escaped(label)}</button></p>`;
const link = (href: string, label: string) => `<p><a href="${escaped(href)}">${escaped(label)}</a></p>`;
const form = (buttons: string[]) => `<form method="post">${buttons.join('')}</form>`;

const gone = page('Nothing is here', '<p>There is no such page.</p>', 404);

/** The pages that Stripe hosts, with plain buttons. */
export class Pages {
  constructor(
    private readonly store: Store,
    private readonly life: Life,
  ) {}

  /** @param action the button that was pressed; undefined to look at the page */
  answer(path: string, action: string | undefined): PageAnswer {
    const [, kind, id = '', part] = path.split('/');
    if (kind === 'checkout') return this.#checkout(this.store.checkouts.get(id), action);
    if (kind === 'portal') return this.#portal(this.store.portalSessions.get(id), action);
    if (kind === 'invoice') return this.#invoice(id, part === 'pdf');
    return gone;
  }

  #checkout(session: CheckoutSession | undefined, action: string | undefined): PageAnswer {
    if (!session) return gone;
    if (session.status !== 'open')
      return page('This checkout is over', `<p>It is ${session.status}.</p>`, 410);
    const cards: Record<string, Customer['card']> = { pay: 'works', decline: 'declines', 'no-card': 'none' };
    const card = cards[action ?? ''];
    if (card && this.life.complete(session, card)) return { status: 303, location: session.success_url };
    const { trialDays, price: priceId } = session.order;
    const price = this.store.prices.get(priceId);
    const hasTrial = trialDays > 0;
    const buttons = [
      button('pay', hasTrial ? 'Start trial' : 'Pay'),
      ...(hasTrial ? [button('no-card', 'Start trial without a card')] : []),
      button(
        'decline',
        hasTrial ? 'Start trial with a card that will be declined' : 'Pay with a declined card',
      ),
    ];
    return page(
      'Checkout',
      `${card ? '<p role="alert">Your card was declined.</p>' : ''}
<p>${escaped(price?.lookup_key ?? '')}: ${pounds(price?.unit_amount ?? 0)} per month, plus VAT</p>
<p>${hasTrial ? `${trialDays} days free` : 'Due today'}</p>
${form(buttons)}${link(session.cancel_url, 'Cancel and go back')}`,
      card ? 402 : 200,
    );
  }

  #portal(session: PortalSession | undefined, action: string | undefined): PageAnswer {
    if (!session) return gone;
    const customer = this.store.customers.get(session.customer);
    const subscription = this.store
      .subscriptionsOf(session.customer)
      .findLast(({ status }) => status !== 'canceled');
    if (customer && subscription && action) {
      this.#change(customer, subscription, action);
      if (session.flow) return { status: 303, location: session.return_url };
    }
    const state = subscription
      ? `<p>Status: ${subscription.status}${subscription.cancel_at_period_end ? ', cancels at period end' : ''}</p>
<p>Plan: ${escaped(priceOf(subscription).lookup_key ?? '')}</p><p>Card: ${customer?.card}</p>`
      : '<p>There is no subscription.</p>';
    const buttons = subscription ? this.#buttonsFor(session, subscription) : [];
    return page('Billing portal', `${state}${form(buttons)}${link(session.return_url, 'Return')}`);
  }

  #buttonsFor(session: PortalSession, subscription: Subscription): string[] {
    const { flow } = session;
    if (flow?.type === 'subscription_update_confirm') return [button(`price:${flow.price}`, 'Confirm')];
    if (flow?.type === 'subscription_cancel') return [button('cancel', 'Cancel plan')];
    const others = this.store.portalConfigurations
      .get(session.configuration)
      ?.prices.filter((id) => id !== priceOf(subscription).id);
    return [
      subscription.cancel_at_period_end ? button('resume', 'Renew plan') : button('cancel', 'Cancel plan'),
      ...(others ?? []).map((id) =>
        button(`price:${id}`, `Switch to ${this.store.prices.get(id)?.lookup_key ?? id}`),
      ),
      button('card-works', 'Use a working card'),
      button('card-declines', 'Use a card that will be declined'),
      button('end-period', 'Let the period end'),
      button('retry', 'Pay what is due'),
      button('give-up', 'Let the last attempt fail'),
    ];
  }

  #change(customer: Customer, subscription: Subscription, action: string): void {
    const { life, store } = this;
    const price = action.startsWith('price:') ? store.prices.get(action.slice('price:'.length)) : undefined;
    const changes: Record<string, () => void> = {
      cancel: () => life.cancelAtPeriodEnd(subscription),
      resume: () => life.cancelAtPeriodEnd(subscription, false),
      'card-works': () => Object.assign(customer, { card: 'works' }),
      'card-declines': () => Object.assign(customer, { card: 'declines' }),
      'end-period': () => life.endPeriod(subscription),
      retry: () => life.retryPayment(subscription),
      'give-up': () => life.giveUp(subscription, 'unpaid'),
    };
    if (price) life.changePrice(subscription, price);
    else changes[action]?.();
  }

  #invoice(id: string, isPdf: boolean): PageAnswer {
    const invoice = this.store.invoices.get(id);
    if (!invoice) return gone;
    return page(`Invoice ${invoice.number}`, `<p>${pounds(invoice.total)}${isPdf ? ' (PDF)' : ''}</p>`);
  }
}
