import { z } from 'zod';
import { invalidRequest, missing } from './api-error';
import { type Handler, listed, paging, read } from './calls';
import type { Life } from './life';
import type { Customer, PortalSession } from './objects';
import type { Store } from './store';

type FindCustomer = (id: string, status?: number, param?: string) => Customer;

const metadata = z.record(z.string(), z.string()).optional();

const checkoutSchema = z.strictObject({
  mode: z.literal('subscription'),
  customer: z.string(),
  success_url: z.url(),
  cancel_url: z.url(),
  client_reference_id: z.string().max(200).optional(),
  line_items: z.array(z.strictObject({ price: z.string(), quantity: z.literal('1') })).length(1),
  payment_method_collection: z.enum(['always', 'if_required']).default('always'),
  subscription_data: z.strictObject({
    trial_period_days: z.coerce.number().int().positive().optional(),
    trial_settings: z
      .strictObject({ end_behavior: z.strictObject({ missing_payment_method: z.literal('cancel') }) })
      .optional(),
    default_tax_rates: z.array(z.string()).optional(),
    metadata,
  }),
  metadata,
});

const configurationSchema = z.strictObject({
  metadata,
  features: z.strictObject({
    customer_update: z.strictObject({ enabled: z.literal('true'), allowed_updates: z.array(z.string()) }),
    invoice_history: z.strictObject({ enabled: z.literal('true') }),
    payment_method_update: z.strictObject({ enabled: z.literal('true') }),
    subscription_cancel: z.strictObject({ enabled: z.literal('true'), mode: z.literal('at_period_end') }),
    subscription_update: z.strictObject({
      enabled: z.literal('true'),
      default_allowed_updates: z.tuple([z.literal('price')]),
      products: z.array(z.strictObject({ product: z.string(), prices: z.array(z.string()) })),
      proration_behavior: z.literal('always_invoice'),
    }),
  }),
});

const portalSchema = z.strictObject({
  customer: z.string(),
  configuration: z.string(),
  return_url: z.url(),
  flow_data: z
    .discriminatedUnion('type', [
      z.strictObject({
        type: z.literal('subscription_update_confirm'),
        subscription_update_confirm: z.strictObject({
          subscription: z.string(),
          items: z.array(z.strictObject({ id: z.string(), price: z.string(), quantity: z.literal('1') })),
        }),
        after_completion: z.unknown(),
      }),
      z.strictObject({
        type: z.literal('subscription_cancel'),
        subscription_cancel: z.strictObject({ subscription: z.string() }),
        after_completion: z.unknown(),
      }),
    ])
    .optional(),
});

/** The calls that open the hosted pages. */
export function checkoutCalls(store: Store, life: Life, customerOf: FindCustomer): Record<string, Handler> {
  const livingCustomer = (id: string) => {
    const customer = customerOf(id, 400, 'customer');
    if (customer.deleted) throw missing('customer', id, 400, 'customer');
    return customer;
  };

  return {
    'GET /v1/checkout/sessions': (params) => {
      const { customer, ...page } = read(z.strictObject({ ...paging, customer: z.string() }), params);
      customerOf(customer, 400, 'customer');
      return listed(
        [...store.checkouts.values()].filter((session) => session.customer === customer),
        page,
      );
    },

    'POST /v1/checkout/sessions': (params) => {
      const values = read(checkoutSchema, params);
      const { line_items: items, subscription_data: data } = values;
      livingCustomer(values.customer);
      const price = items[0]?.price ?? '';
      if (!store.prices.get(price)?.active) throw missing('price', price, 400, 'line_items[0][price]');
      const id = store.newId('cs');
      const session = {
        id,
        object: 'checkout.session' as const,
        created: store.now(),
        customer: values.customer,
        mode: values.mode,
        status: 'open' as const,
        payment_status: 'unpaid' as const,
        subscription: null,
        success_url: values.success_url,
        cancel_url: values.cancel_url,
        url: `${store.origin}/checkout/${id}`,
        metadata: values.metadata ?? {},
        order: {
          price,
          trialDays: data.trial_period_days ?? 0,
          needsCard: values.payment_method_collection === 'always',
          missingCard:
            data.trial_settings?.end_behavior.missing_payment_method ?? ('create_invoice' as const),
          taxRates: data.default_tax_rates ?? [],
          metadata: data.metadata ?? {},
        },
      };
      store.checkouts.set(id, session);
      return session;
    },

    'GET /v1/checkout/sessions/:id': (_params, id) => {
      const session = store.checkouts.get(id);
      if (!session) throw missing('checkout.session', id);
      return session;
    },

    'POST /v1/checkout/sessions/:id/expire': (_params, id) => {
      const session = store.checkouts.get(id);
      if (!session) throw missing('checkout.session', id);
      if (session.status !== 'open') throw invalidRequest('Only open sessions can be expired.');
      life.expire(session);
      return session;
    },

    'GET /v1/billing_portal/configurations': (params) => {
      const schema = z.strictObject({ ...paging, active: z.literal('true').optional() });
      return listed(store.portalConfigurations.values(), read(schema, params));
    },

    'POST /v1/billing_portal/configurations': (params) => {
      const values = read(configurationSchema, params);
      const { products } = values.features.subscription_update;
      const prices = products.flatMap((product) => product.prices);
      for (const id of prices) if (!store.prices.has(id)) throw missing('price', id, 400, 'prices');
      const configuration = {
        id: store.newId('bpc'),
        object: 'billing_portal.configuration' as const,
        active: true,
        metadata: values.metadata ?? {},
        prices,
      };
      store.portalConfigurations.set(configuration.id, configuration);
      return configuration;
    },

    'POST /v1/billing_portal/sessions': (params) => {
      const { customer, configuration, return_url: returnUrl, flow_data: flow } = read(portalSchema, params);
      livingCustomer(customer);
      if (!store.portalConfigurations.has(configuration)) {
        throw missing('configuration', configuration, 400, 'configuration');
      }
      const id = store.newId('bps');
      const session: PortalSession = {
        id,
        object: 'billing_portal.session',
        customer,
        configuration,
        return_url: returnUrl,
        url: `${store.origin}/portal/${id}`,
        flow: null,
      };
      if (flow?.type === 'subscription_cancel') session.flow = { type: flow.type };
      if (flow?.type === 'subscription_update_confirm') {
        const price = flow.subscription_update_confirm.items[0]?.price ?? '';
        session.flow = { type: flow.type, price };
      }
      store.portalSessions.set(id, session);
      return session;
    },
  };
}
