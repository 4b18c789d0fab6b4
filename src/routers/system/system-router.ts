import { systemStatus } from '../../contracts/system';
import { publicProcedure, rest, router } from '../trpc';

export const systemRouter = router({
  status: publicProcedure
    .meta(rest('GET /system/status', 'What anyone may know of this server'))
    .output(systemStatus)
    .query(({ ctx }) => ({ devPages: ctx.config.devPages })),
});
