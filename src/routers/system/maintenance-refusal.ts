import { defaultMaintenanceMessage } from '../../contracts/system';
import { LaterRefusal } from '../errors';

const retryAfterSeconds = 120;

/** A deliberate refusal; the server is fine. */
export class MaintenanceRefusal extends LaterRefusal {
  /** @param message the admin's, empty for the usual one */
  constructor(message: string) {
    super(retryAfterSeconds, {
      code: 'SERVICE_UNAVAILABLE',
      message: message || defaultMaintenanceMessage,
    });
  }
}
