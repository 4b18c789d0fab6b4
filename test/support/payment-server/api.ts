import { z } from 'zod';
import { ApiError, invalidRequest, missing } from './api-error';
import { type Handler, listed, paging, read } from './calls';
import { checkoutCalls } from './checkout-calls';
import type { Life } from './life';
import type { Store } from './store';

const metadata = z.record(z.string(), z.string()).optional();
const bool = z.enum(['true', 'false']).transform((text) => text === 'true');

/** The calls that the product makes, by method and path. */
export function apiCalls(store: Store, life: Life): Record<string, Handler> {
  const customerOf = (id: string, status = 404, param = 'id') => {
    const customer = store.customers.get(id);
    if (!customer) throw missing('customer', id, status, param);
    return customer;
  };
  const subscriptionOf = (id: string) => {
    const subscription = store.subscriptions.get(id);
    if (!subscription) throw missing('subscription', id);
    return subscription;
  };

  return {
    'POST /v1/customers': (params) => {
      const { email, metadata: notes } = read(
        z.strictObject({ email: z.email().optional(), metadata }),
        params,
      );
      const id = store.newId('cus');
      const customer = {
        id,
        object: 'customer' as const,
        email: email ?? null,
        metadata: notes ?? {},
        card: 'none' as const,
      };
      store.customers.set(id, customer);
      store.emit('customer.created', customer);
      return customer;
    },

    'DELETE /v1/customers/:id': (_params, id) => {
      const customer = customerOf(id);
      if (customer.deleted) throw missing('customer', id);
      life.deleteCustomer(customer);
      return { id, object: 'customer', deleted: true };
    },

    'GET /v1/prices': (params) => {
      const schema = z.strictObject({
        ...paging,
        active: bool.optional(),
        lookup_keys: z.array(z.string()).max(10).optional(),
      });
      const { active, lookup_keys: keys, ...page } = read(schema, params);
      const found = [...store.prices.values()].filter(
        (price) =>
          (active === undefined || price.active === active) &&
          (keys === undefined || (price.lookup_key !== null && keys.includes(price.lookup_key))),
      );
      return listed(found, page);
    },

    'POST /v1/prices': (params) => {
      const schema = z.strictObject({
        currency: z.literal('gbp'),
        unit_amount: z.coerce.number().int().positive(),
        recurring: z.strictObject({ interval: z.enum(['day', 'week', 'month', 'year']) }),
        tax_behavior: z.enum(['exclusive', 'inclusive', 'unspecified']),
        lookup_key: z.string().max(200),
        transfer_lookup_key: bool.default(false),
        product_data: z.strictObject({ name: z.string().min(1) }),
        metadata,
      });
      const { product_data: _, transfer_lookup_key: transfers, ...values } = read(schema, params);
      const holder = [...store.prices.values()].find(({ lookup_key: key }) => key === values.lookup_key);
      if (holder && !transfers) throw invalidRequest('A price has this lookup key already.', 'lookup_key');
      if (holder) holder.lookup_key = null;
      const price = {
        id: store.newId('price'),
        object: 'price' as const,
        active: true,
        ...values,
        metadata: values.metadata ?? {},
        recurring: { ...values.recurring, interval_count: 1 },
        product: store.newId('prod'),
        type: 'recurring' as const,
      };
      store.prices.set(price.id, price);
      return price;
    },

    'POST /v1/prices/:id': (params, id) => {
      const price = store.prices.get(id);
      if (!price) throw missing('price', id);
      Object.assign(price.metadata, read(z.strictObject({ metadata }), params).metadata);
      return price;
    },

    'GET /v1/tax_rates': (params) => {
      const { active, ...page } = read(z.strictObject({ ...paging, active: bool.optional() }), params);
      return listed(
        [...store.taxRates.values()].filter((rate) => active === undefined || rate.active === active),
        page,
      );
    },

    'POST /v1/tax_rates': (params) => {
      const schema = z.strictObject({
        display_name: z.string(),
        percentage: z.coerce.number().min(0).max(100),
        inclusive: bool,
        country: z.string().length(2),
        metadata,
      });
      const values = read(schema, params);
      const id = store.newId('txr');
      const rate = {
        id,
        object: 'tax_rate' as const,
        active: true,
        ...values,
        metadata: values.metadata ?? {},
      };
      store.taxRates.set(id, rate);
      return rate;
    },

    'GET /v1/subscriptions': (params) => {
      const schema = z.strictObject({
        ...paging,
        customer: z.string().optional(),
        status: z.string().optional(),
      });
      const { customer, status, ...page } = read(schema, params);
      if (customer !== undefined) customerOf(customer, 400, 'customer');
      const found = [...store.subscriptions.values()].filter(
        (subscription) =>
          (customer === undefined || subscription.customer === customer) &&
          (status === 'all' || (status ?? subscription.status) === subscription.status) &&
          (status !== undefined || subscription.status !== 'canceled'),
      );
      return listed(found, page);
    },

    'POST /v1/subscriptions/:id': (params, id) => {
      const schema = z.strictObject({ cancel_at_period_end: bool.optional(), metadata });
      const { cancel_at_period_end: cancels, metadata: notes } = read(schema, params);
      const subscription = subscriptionOf(id);
      if (subscription.status === 'canceled') {
        throw new ApiError(
          400,
          'invalid_request_error',
          'A canceled subscription can only update its metadata.',
        );
      }
      for (const [key, value] of Object.entries(notes ?? {})) {
        if (value === '') delete subscription.metadata[key];
        else subscription.metadata[key] = value;
      }
      if (cancels !== undefined) life.cancelAtPeriodEnd(subscription, cancels);
      return subscription;
    },

    'GET /v1/invoices': (params) => {
      const { customer, ...page } = read(z.strictObject({ ...paging, customer: z.string() }), params);
      customerOf(customer, 400, 'customer');
      return listed(
        [...store.invoices.values()].filter((invoice) => invoice.customer === customer),
        page,
      );
    },

    ...checkoutCalls(store, life, customerOf),
  };
}
