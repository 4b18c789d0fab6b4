import type { Kysely } from 'kysely';
import { findServedDomain, listServedDomains, type ServedDomain } from '../../../db/domains/served-domains';
import type { DB } from '../../../db/tables.gen';
import type { Memory, ProfileChanges } from '../public-page/profile-changes';

/** The notice that some host is served from now on, or no longer. */
const notice = 'domains';

/**
 * The verified domains of this installation. While the database tells of every change, all of them are remembered, some
 * 200 bytes each, so that a request by any other name costs no question.
 */
export class ServedHosts implements Memory {
  readonly #db: Kysely<DB>;
  readonly #changes: ProfileChanges;
  #known: Map<string, ServedDomain> | undefined;
  #reading: Promise<Map<string, ServedDomain>> | undefined;
  /** How often something was forgotten. */
  #changed = 0;

  constructor(db: Kysely<DB>, changes: ProfileChanges) {
    this.#db = db;
    this.#changes = changes;
    changes.add(this);
  }

  get isInUse(): boolean {
    return this.#known !== undefined || this.#reading !== undefined;
  }

  /** The domain of a host, or null if there is none; undefined if that is not known without a question to the database. */
  recall(host: string): ServedDomain | null | undefined {
    if (!this.#known || !this.#changes.isCurrent) return undefined;
    return this.#known.get(host) ?? null;
  }

  /** The domain of a host, asked for if it is not known. */
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
    // Its answer may be outdated: whoever asks from now on asks anew.
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
