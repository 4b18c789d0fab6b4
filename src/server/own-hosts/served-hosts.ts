import type { Kysely } from 'kysely';
import { findServedDomain, listServedDomains, type ServedDomain } from '../../../db/domains/served-domains';
import type { DB } from '../../../db/tables.gen';
import type { Memory, ProfileChanges } from '../public-page/profile-changes';

/** The notice that the served hosts have changed. */
const notice = 'domains';

/**
 * The verified domains of this installation. While the database reports every change, all of them are cached, some
 * 200 bytes each, so that a request to any other host costs no query.
 */
export class ServedHosts implements Memory {
  readonly #db: Kysely<DB>;
  readonly #changes: ProfileChanges;
  #known: Map<string, ServedDomain> | undefined;
  #reading: Promise<Map<string, ServedDomain>> | undefined;
  /** How often something was removed from the cache. */
  #changed = 0;

  constructor(db: Kysely<DB>, changes: ProfileChanges) {
    this.#db = db;
    this.#changes = changes;
    changes.add(this);
  }

  get isInUse(): boolean {
    return this.#known !== undefined || this.#reading !== undefined;
  }

  /** The domain of a host, or null if there is none; undefined if that is not known without a query. */
  recall(host: string): ServedDomain | null | undefined {
    if (!this.#known || !this.#changes.isCurrent) return undefined;
    return this.#known.get(host) ?? null;
  }

  /** The domain of a host, queried if it is not known. */
  async find(host: string): Promise<ServedDomain | undefined> {
    await this.#changes.becomeCurrent();
    const known = this.recall(host);
    if (known !== undefined) return known ?? undefined;
    if (!this.#changes.isCurrent) return findServedDomain(this.#db, host);
    this.#reading ??= this.#read();
    return (await this.#reading).get(host);
  }

  forget(id: string): void {
    if (id === notice) this.forgetAll();
  }

  forgetAll(): void {
    this.#changed += 1;
    this.#known = undefined;
    // Its answer may be outdated, so later calls query again.
    this.#reading = undefined;
  }

  async #read(): Promise<Map<string, ServedDomain>> {
    const before = this.#changed;
    try {
      const domains = await listServedDomains(this.#db);
      const known = new Map(domains.map((domain) => [domain.host, domain]));
      if (before === this.#changed) this.#known = known;
      return known;
    } finally {
      if (before === this.#changed) this.#reading = undefined;
    }
  }
}
