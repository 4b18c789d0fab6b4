import { z } from 'zod';
import { roles, user } from '../account';
import { id } from '../ids';
import { pageFacts, pageNumber } from '../paging';
import { singleLine } from '../text';

/** Accounts per page of the admin's list. */
export const usersPageSize = 25;

/** The most accounts in an answer without a filter. */
export const maxUsers = 10_000;

/** The sort orders of the admin's list; `match` puts exact matches of name or address first. */
export const userOrders = ['newest', 'oldest', 'name', 'email', 'match'] as const;
export type UserOrder = (typeof userOrders)[number];

/** Whether an account is active, regardless of a pending deletion. */
export const userStatuses = ['active', 'inactive'] as const;

/** Which accounts, newest first: all of them if only an order is given, else a page, counted from 1. */
export const usersQuery = z.strictObject({
  /** The one account of this id. */
  id: id.optional(),
  /** Text contained in name, e-mail address or company, case-insensitively. */
  search: singleLine(200).optional(),
  role: z.enum(roles).optional(),
  status: z.enum(userStatuses).optional(),
  plan: user.shape.subscriptionTier.optional(),
  order: z.enum(userOrders).optional(),
  page: pageNumber,
});

export const usersPage = z.object({ users: z.array(user), ...pageFacts });

export const roleChange = z.strictObject({ id, role: z.enum(roles) });
