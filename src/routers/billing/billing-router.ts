import { findSubscription } from '../../../db/queries/billing';
import {
  checkoutRequest,
  hostedPage,
  invoiceList,
  portalRequest,
  subscription,
} from '../../contracts/billing';
import { rest } from '../rest-meta';
import { router, signedInProcedure } from '../trpc';
import { openCheckout } from './open-checkout';
import { openPortal } from './open-portal';
import { readSubscription } from './read-subscription';
import { requirePayments } from './require-payments';
import { syncSubscription } from './sync-subscription';

export const billingRouter = router({
  createCheckoutSession: signedInProcedure
    .meta({
      ...rest('POST /auth/create-checkout-session', 'Opens a checkout for a paid plan, to go on to'),
      limit: 'payments',
    })
    .input(checkoutRequest)
    .output(hostedPage)
    .mutation(async ({ ctx, input }) => ({ url: await openCheckout(ctx, input) })),

  openPortal: signedInProcedure
    .meta({
      ...rest('POST /billing/portal', 'Opens the page on which the own subscription is managed, to go on to'),
      limit: 'payments',
    })
    .input(portalRequest)
    .output(hostedPage)
    .mutation(async ({ ctx, input }) => ({ url: await openPortal(ctx, input) })),

  subscription: signedInProcedure
    .meta(rest('GET /billing/subscription', 'The own subscription as it is known here'))
    .output(subscription)
    .query(({ ctx }) => readSubscription(ctx)),

  refresh: signedInProcedure
    .meta({
      ...rest('POST /billing/refresh', 'Asks the payment provider for the own subscription, now'),
      limit: 'payments',
    })
    .output(subscription)
    .mutation(async ({ ctx }) => {
      const payments = requirePayments(ctx);
      await syncSubscription({ ...ctx, payments }, ctx.caller.accountId);
      return readSubscription(ctx);
    }),

  invoices: signedInProcedure
    .meta({ ...rest('GET /billing/invoices', 'The own invoices, newest first'), limit: 'payments' })
    .output(invoiceList)
    .query(async ({ ctx }) => {
      const payments = requirePayments(ctx);
      const row = await findSubscription(ctx.db, ctx.caller.accountId);
      return row?.stripeCustomerId ? payments.listInvoices(row.stripeCustomerId) : [];
    }),
});
