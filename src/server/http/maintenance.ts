import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { readSettings } from '../../../db/queries/settings';
import type { DB } from '../../../db/tables.gen';
import { MaintenanceRefusal } from '../../routers/system/maintenance-refusal';
import { proceduresOf } from './called-procedures';
import { safeMethods } from './safe-methods';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route changes nothing, despite its method. */
    changesNothing?: boolean;
  }
}

/**
 * Allowed in maintenance mode: signing in and out, cancelling a deletion, and the switch itself. Views ask for themselves,
 * once for many.
 */
export const worksInMaintenance = new Set([
  'auth.login',
  'auth.logout',
  'account.cancelDeletion',
  'admin.settings.setMaintenance',
  'admin.operations.sweepFiles',
  'views.record',
  'views.progress',
]);

/**
 * Refuses changes in maintenance mode. Reads the setting from the database each time,
 * so that every process obeys at once.
 * @throws MaintenanceRefusal with the admin's message
 */
export async function refuseInMaintenance(db: Kysely<DB>, request: FastifyRequest): Promise<void> {
  if (safeMethods.has(request.method) || request.routeOptions.config.changesNothing) return;
  const procedures = proceduresOf(request);
  if (procedures.length > 0 && procedures.every((name) => worksInMaintenance.has(name))) return;
  const { isMaintenanceOn, maintenanceMessage } = await readSettings(db);
  if (!isMaintenanceOn) return;
  throw new MaintenanceRefusal(maintenanceMessage);
}
