import { templatesRouter } from '../mail/templates-router';
import { router } from '../trpc';
import { usersRouter } from './users-router';

/** What admins alone may do. */
export const adminRouter = router({
  users: usersRouter,
  templates: templatesRouter,
});
