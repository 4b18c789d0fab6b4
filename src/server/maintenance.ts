import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { readSettings } from '../../db/queries/settings';
import type { DB } from '../../db/tables.gen';
import { defaultMaintenanceMessage } from '../contracts/system';
import { LaterRefusal } from '../routers/errors';
import { proceduresOf } from './called-procedures';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route changes nothing, though its method says that it might. */
    changesNothing?: boolean;
  }
}

/** Refuses on purpose: nothing is wrong with the server. */
class MaintenanceRefusal extends LaterRefusal {
  constructor(message: string) {
    super(retryAfterSeconds, { code: 'SERVICE_UNAVAILABLE', message });
  }
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);
const retryAfterSeconds = 120;

/** What goes on meanwhile: coming, going, keeping the own account, and the maintenance itself. */
export const worksInMaintenance = new Set([
  'auth.login',
  'auth.logout',
  'account.cancelDeletion',
  'admin.settings.setMaintenance',
  'admin.operations.sweepFiles',
]);

/**
 * Refuses whatever would change something while an admin has switched maintenance mode on. Asks the database each time,
 * so that every process obeys at once.
 * @throws MaintenanceRefusal with what the admin has to say
 */
export async function refuseInMaintenance(db: Kysely<DB>, request: FastifyRequest): Promise<void> {
  if (safeMethods.has(request.method) || request.routeOptions.config.changesNothing) return;
  const procedures = proceduresOf(request);
  if (procedures.length > 0 && procedures.every((name) => worksInMaintenance.has(name))) return;
  const { isMaintenanceOn, maintenanceMessage } = await readSettings(db);
  if (!isMaintenanceOn) return;
  throw new MaintenanceRefusal(maintenanceMessage || defaultMaintenanceMessage);
}
