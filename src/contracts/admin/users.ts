import { z } from 'zod';
import { roles, user } from '../account';
import { id } from '../ids';
import { pageFacts, pageNumber } from '../paging';
import { singleLine } from '../text';

/** Accounts on one page of the admin's list. */
export const usersPageSize = 25;

/** Accounts that are answered at most where nothing narrows the list down. */
export const maxUsers = 10_000;

/** How the admin's list can be sorted; `match` begins with whoever is called, or addressed, exactly as was searched. */
export const userOrders = ['newest', 'oldest', 'name', 'email', 'match'] as const;
export type UserOrder = (typeof userOrders)[number];

/** Whether an account can be used; one whose deletion is due counts as what it is until then. */
export const userStatuses = ['active', 'inactive'] as const;

/** Which accounts, newest first: all of them where nothing but an order is named, else a page, counted from 1. */
export const usersQuery = z.strictObject({
  /** The one account of this id. */
  id: id.optional(),
  /** Text that the name, the e-mail address or the company has in it, in any letter case. */
  search: singleLine(200).optional(),
  role: z.enum(roles).optional(),
  status: z.enum(userStatuses).optional(),
  plan: user.shape.subscriptionTier.optional(),
  order: z.enum(userOrders).optional(),
  page: pageNumber,
});

export const usersPage = z.object({ users: z.array(user), ...pageFacts });

export const roleChange = z.strictObject({ id, role: z.enum(roles) });
