import { readSettings, type SettingsRow } from '../../../db/queries/settings';
import { maintenanceChange, registrationChange, siteSettings } from '../../contracts/admin/settings';
import { rest } from '../rest-meta';
import { adminProcedure, router } from '../trpc';
import { changeMaintenance, changeRegistration } from './change-settings';

const shown = ({ registration, isMaintenanceOn, maintenanceMessage }: SettingsRow) => ({
  registration,
  maintenance: { isOn: isMaintenanceOn, message: maintenanceMessage },
});

export const settingsRouter = router({
  get: adminProcedure
    .meta(rest('GET /auth/admin/settings', 'The settings of the whole server'))
    .output(siteSettings)
    .query(async ({ ctx }) => shown(await readSettings(ctx.db))),

  setRegistration: adminProcedure
    .meta(rest('PUT /auth/admin/settings/registration', 'Says who may create an account'))
    .input(registrationChange)
    .output(siteSettings)
    .mutation(async ({ ctx, input }) => shown(await changeRegistration(ctx, input))),

  setMaintenance: adminProcedure
    .meta(rest('PUT /auth/admin/settings/maintenance', 'Lets the server take no changes, or take them again'))
    .input(maintenanceChange)
    .output(siteSettings)
    .mutation(async ({ ctx, input }) => shown(await changeMaintenance(ctx, input))),
});
