import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { openDatabase } from '../../../db/client';
import { openDiskFileStore } from '../../../src/server/adapters/disk-file-store';
import { openJobQueue } from '../../../src/server/adapters/job-queue';
import { openRateLimiter } from '../../../src/server/adapters/rate-limiter';
import { buildApp } from '../../../src/server/app';
import { newAccount, newSession } from '../factories';
import { noDns } from '../no-dns';
import { testConfig, testLimitMultiplier } from '../test-config';
import { type Comparison, compareExports, comparePages, compareSummaries } from './compare-figures';
import { planVisits } from './plan-visits';
import { Sender, trustedProxy, type VisitedProfile } from './send-visits';
import { type TrueVisit, TrueVisits } from './true-visits';
import type { ProfileIndex, VisitEvent } from './visit-events';
import { placeOfAddress } from './visit-origins';

const day = 86_400_000;

interface Simulation {
  connectionString: string;
  visits: number;
  seed: number;
  /** How many processes there are. */
  servers: number;
  /** Called with each comparison of what is answered with what is true. */
  compare(comparison: Comparison): void;
}

/** What a simulation has done. */
export interface Simulated {
  reports: number;
  visits: number;
  persons: number;
}

/** Plays visits in simulated time on an empty database, and compares all figures with the truth again and again. */
export async function simulateVisits({
  connectionString,
  visits,
  seed,
  servers,
  compare,
}: Simulation): Promise<Simulated> {
  const clock = { ms: 0 };
  const started = await startServers(connectionString, servers, () => new Date(clock.ms));
  try {
    const { events, end } = planVisits({ visits, seed, servers });
    const world = new World(started.servers, started.profiles, clock, compare);
    const checks = [0.05, 0.3, 0.51, 0.75].map((part) => events[Math.floor(events.length * part)]?.at ?? end);
    for (const group of groupByInstant(events)) {
      if (checks[0] !== undefined && (group[0]?.at ?? 0) >= checks[0]) {
        checks.shift();
        await world.compareSummaries();
      }
      await world.play(group);
    }
    clock.ms = end;
    world.compareIds();
    await world.compareSummaries();
    await world.comparePages();
    await world.compareExports();
    clock.ms = end + 40 * day;
    await world.compareSummaries();
    return world.count(events.length);
  } finally {
    await started.stop();
  }
}

function groupByInstant(events: VisitEvent[]): VisitEvent[][] {
  const groups: VisitEvent[][] = [];
  for (const event of events) {
    const last = groups.at(-1);
    if (last?.[0]?.at === event.at) last.push(event);
    else groups.push([event]);
  }
  return groups;
}

class World {
  readonly #truth = new TrueVisits();
  readonly #sender: Sender;
  readonly #ids = new Map<TrueVisit, string>();
  readonly #servers: FastifyInstance[];
  readonly #profiles: Record<ProfileIndex, VisitedProfile>;
  readonly #clock: { ms: number };
  #asked = 0;
  readonly #compare: Simulation['compare'];

  constructor(
    servers: FastifyInstance[],
    profiles: Record<ProfileIndex, VisitedProfile>,
    clock: { ms: number },
    compare: Simulation['compare'],
  ) {
    this.#sender = new Sender(servers, profiles);
    this.#servers = servers;
    this.#profiles = profiles;
    this.#clock = clock;
    this.#compare = compare;
  }

  /** Sends everything at once; all reports of one visit must be answered with its id. */
  async play(group: VisitEvent[]): Promise<void> {
    this.#clock.ms = group[0]?.at ?? 0;
    const answers = await Promise.all(group.map((event) => this.#sender.send(event)));
    group.forEach((event, index) => {
      const truth = this.#truth.add(event);
      const answer = answers[index];
      if (truth.visit) this.#ids.set(truth.visit, this.#ids.get(truth.visit) ?? answer?.id ?? '');
      const expected = { status: truth.status, id: truth.visit && this.#ids.get(truth.visit) };
      const isExpected = answer?.status === expected.status && answer.id === expected.id;
      if (!isExpected) this.#compare({ question: JSON.stringify(event), answered: answer, true: expected });
    });
  }

  /** Each visit must have an id of its own. */
  compareIds(): void {
    const ids = [...this.#ids.values()];
    this.#compare({ question: 'ids', answered: new Set(ids).size, true: ids.length });
  }

  #known(profile: ProfileIndex) {
    return {
      visits: this.#truth.visits.filter((visit) => visit.profile === profile),
      today: this.#truth.todayOf(profile, this.#clock.ms),
      timeZone: this.#truth.timeZoneOf(profile),
      idOf: (visit: TrueVisit) => this.#ids.get(visit) ?? '',
    };
  }

  async compareSummaries(): Promise<void> {
    await this.#compareAll(compareSummaries);
  }

  async comparePages(): Promise<void> {
    await this.#compareAll(comparePages);
  }

  async compareExports(): Promise<void> {
    await this.#compareAll(compareExports);
  }

  async #compareAll(compare: typeof compareSummaries): Promise<void> {
    for (const profile of [0, 1] as const) {
      // Either process knows what both have written.
      const server = this.#servers[this.#asked++ % this.#servers.length];
      if (!server) throw new Error('There is no server.');
      const comparisons = await compare(server, this.#profiles[profile], this.#known(profile));
      for (const comparison of comparisons) this.#compare(comparison);
    }
  }

  count(reports: number): Simulated {
    const { visits } = this.#truth;
    return { reports, visits: visits.length, persons: visits.filter(({ kind }) => kind === 'person').length };
  }
}

async function startServers(connectionString: string, count: number, now: () => Date) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'storyfolio-visits-'));
  const databases = Array.from({ length: count }, () => openDatabase(connectionString));
  const [database] = databases;
  if (!database) throw new Error('At least one server is needed.');
  const jobs = await openJobQueue(database);
  const shared = {
    files: await openDiskFileStore(folder, []),
    jobs,
    dns: noDns,
    config: testConfig,
    clock: { now },
  };
  const geo = { countryOf: (ip: string) => placeOfAddress(ip)?.country, placeOf: placeOfAddress };
  const servers: FastifyInstance[] = [];
  for (const own of databases) {
    const limiter = openRateLimiter({ ...own, multiplier: testLimitMultiplier });
    const options = { publicUrl: undefined, logLevel: 'silent', trustProxy: [trustedProxy] };
    servers.push(await buildApp({ ...shared, ...options, db: own.db, geo, limiter }));
  }
  const newProfile = async (): Promise<VisitedProfile> => {
    const { id, profile } = await newAccount(database.db);
    return { profileId: profile.id, token: await newSession(database.db, id) };
  };
  const profiles = { 0: await newProfile(), 1: await newProfile() };
  const stop = async () => {
    for (const server of servers) await server.close();
    await jobs.stop();
    for (const own of databases) await own.close();
    await rm(folder, { recursive: true, force: true });
  };
  return { servers, profiles, stop };
}
