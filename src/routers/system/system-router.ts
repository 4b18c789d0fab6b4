import { hasAdmin } from '../../../db/queries/admins';
import { readSettings } from '../../../db/queries/settings';
import { defaultMaintenanceMessage, systemStatus } from '../../contracts/system';
import { rest } from '../rest-meta';
import { publicProcedure, router } from '../trpc';

export const systemRouter = router({
  status: publicProcedure
    .meta(rest('GET /system/status', 'Who may register, and whether the server takes changes'))
    .output(systemStatus)
    .query(async ({ ctx }) => {
      const { registration, isMaintenanceOn, maintenanceMessage } = await readSettings(ctx.db);
      return {
        devPages: ctx.config.devPages,
        sellsPlans: ctx.config.sellsPlans,
        registration,
        maintenance: { isOn: isMaintenanceOn, message: maintenanceMessage || defaultMaintenanceMessage },
        adminSetup: {
          isOpen: !(await hasAdmin(ctx.db)),
          needsToken: ctx.config.adminSetupToken !== undefined,
        },
      };
    }),
});
