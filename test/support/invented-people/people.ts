import type { InventedPerson } from './invented-person';
import { academic, arabic, german, junior, longName } from './others';
import { chef, electrician, nurse, sparse, warehouseWorker } from './trades';

/** Ten people unlike the one of the demo, by what is to be seen of each. */
export const inventedPeople: Record<string, InventedPerson> = {
  sparse,
  academic,
  nurse,
  electrician,
  chef,
  'warehouse-worker': warehouseWorker,
  junior,
  german,
  arabic,
  'long-name': longName,
};
