import { z } from 'zod';

const stats = z.object({
  totalUsers: z.int(),
  activeUsers: z.int(),
  /** Accounts with a paid plan. */
  premiumUsers: z.int(),
  adminUsers: z.int(),
});
export type AdminStats = z.infer<typeof stats>;

export const statsAnswer = z.object({ stats });
