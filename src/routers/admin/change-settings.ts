import type { z } from 'zod';
import { lockSettings, type SettingsRow, updateSettings } from '../../../db/queries/settings';
import type { maintenanceChange, registrationChange } from '../../contracts/admin/settings';
import { recordEvent } from '../audit/record-event';
import type { Caller, Context } from '../context';

type Visit = Pick<Context, 'db' | 'visitor'> & { caller: Caller };

/** Changes the registration mode, effective from the next request. */
export async function changeRegistration(
  ctx: Visit,
  { mode }: z.output<typeof registrationChange>,
): Promise<SettingsRow> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockSettings(tx);
    if (before.registration === mode) return before;
    const settings = await updateSettings(tx, { registration: mode });
    await recordEvent(tx, ctx, 'registration-changed', {
      actorId: ctx.caller.accountId,
      details: { mode },
    });
    return settings;
  });
}

/** Switches maintenance mode, and sets its message. */
export async function changeMaintenance(
  ctx: Visit,
  { isOn, message }: z.output<typeof maintenanceChange>,
): Promise<SettingsRow> {
  return ctx.db.transaction().execute(async (tx) => {
    const before = await lockSettings(tx);
    const maintenanceMessage = message ?? before.maintenanceMessage;
    if (before.isMaintenanceOn === isOn && before.maintenanceMessage === maintenanceMessage) return before;
    const settings = await updateSettings(tx, { isMaintenanceOn: isOn, maintenanceMessage });
    await recordEvent(tx, ctx, 'maintenance-changed', {
      actorId: ctx.caller.accountId,
      details: { isOn, message: settings.maintenanceMessage },
    });
    return settings;
  });
}
