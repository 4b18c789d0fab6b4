import type { Figure } from './figures';

/** Where the product and a bare Fastify beside it listen, in one process; in another, the product on the same database. */
export interface Bench {
  connectionString: string;
  product: number;
  bare: number;
  second: number;
  /** The path of the demo profile, also of a bare route that sends the same. */
  page: string;
  profileId: string;
  /** A session of the demo profile's owner. */
  token: string;
}

/** Prints what it saw, and returns what is judged. */
export type Measurement = (bench: Bench) => Promise<Figure[]>;
