import { type Kysely, sql } from 'kysely';
import { countListedProfiles } from '../listed-profiles';
import type { DB, RegistrationMode } from '../tables.gen';
import { findReadableProfile } from './profiles';
import { readSettings } from './settings';

/** What the product's own pages say about this installation. */
export interface SiteFacts {
  registration: RegistrationMode;
  /** The admin's message while nothing can be changed. */
  maintenance: string | undefined;
  /** The id and slug of the demo profile, if this server has one that anybody may read. */
  example: { id: string; slug: string } | undefined;
}

export async function readSiteFacts(db: Kysely<DB>): Promise<SiteFacts> {
  const { registration, isMaintenanceOn, maintenanceMessage } = await readSettings(db);
  const demo = await findReadableProfile(db, 'demo', undefined);
  return {
    registration,
    maintenance: isMaintenanceOn ? maintenanceMessage : undefined,
    example: demo && { id: demo.id, slug: demo.profileSlug },
  };
}

export interface SiteFigures {
  portfolios: number;
  views: number;
}

/** How much this installation is used: the listed portfolios, and the views of all pages but the demo's in the last 30 days. */
export async function readSiteFigures(db: Kysely<DB>): Promise<SiteFigures> {
  const { views } = await db
    .selectFrom('countedViews')
    .select(sql<number>`coalesce(sum(views), 0)::bigint`.as('views'))
    .where('day', '>=', sql<string>`current_date - 29`)
    .where('profileId', 'not in', (eb) => eb.selectFrom('profiles').select('id').where('isDemo', '=', true))
    .executeTakeFirstOrThrow();
  return { portfolios: await countListedProfiles(db), views };
}
