import { paymentsNotConfigured } from '../../contracts/billing';
import type { Context } from '../context';
import { CodedRefusal } from '../errors';
import type { Payments } from './payments';

/** The payment provider. @throws SERVICE_UNAVAILABLE if none is configured */
export function requirePayments({ payments }: Pick<Context, 'payments'>): Payments {
  if (payments) return payments;
  throw new CodedRefusal(paymentsNotConfigured, {
    code: 'SERVICE_UNAVAILABLE',
    message: 'Plans cannot be bought on this site yet: its operator has not set up a payment provider.',
  });
}
