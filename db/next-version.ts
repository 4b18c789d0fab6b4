import { sql } from 'kysely';

/** The new `updated_at` of a changed row: always different, even if two saves fall into one millisecond. */
export const nextVersion = sql<string>`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`;
