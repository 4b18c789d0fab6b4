import { sql } from 'kysely';

/** The `updated_at` of a row that changes: it differs from the one before, even where two saves fall into one millisecond. */
export const nextVersion = sql<string>`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`;
