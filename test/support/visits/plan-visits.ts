import { downloadForms, readableSections } from '../../../src/contracts/view';
import { Chance } from './chance';
import { browsers, programs } from './visit-agents';
import {
  type Agent,
  kindOf,
  type Network,
  type ProfileIndex,
  type ProgressEvent,
  type ViewEvent,
  type VisitEvent,
} from './visit-events';
import { networkOf, origins } from './visit-origins';

const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/** The length of a simulation, in days. */
const days = 400;
/** When it begins: both zones go to summer time and back within it. */
const begin = Date.UTC(2025, 1, 1);
/** How many visits begin about the same time. */
const crowd = 24;
/** How long visits and their reports may take; crowds are further apart. */
const longestVisit = 3 * hour;

const sections: [string, ...string[]] = [
  'about',
  ...readableSections.filter((section) => section !== 'about'),
];

/** Whoever comes again and again. */
interface Visitor {
  network: Network;
  agents: [Agent, ...Agent[]];
}

/** Plans visits to two profiles: the same ones for the same seed. Those at the same instant are reported in parallel. */
export function planVisits({ visits, seed, servers }: { visits: number; seed: number; servers: number }): {
  events: VisitEvent[];
  end: number;
} {
  const planner = new Planner(new Chance(seed), visits, servers);
  const crowds = Math.max(1, Math.round(visits / crowd));
  const apart = (days * day) / crowds;
  for (let index = 0; index < crowds; index += 1)
    planner.addCrowd(begin + index * apart, apart - longestVisit);
  planner.addZones();
  return { events: planner.events.sort((one, other) => one.at - other.at), end: begin + days * day };
}

class Planner {
  readonly events: VisitEvent[] = [];
  readonly #chance: Chance;
  readonly #visitors: [Visitor, ...Visitor[]];
  readonly #networks: number;
  readonly #servers: number;
  #number = 0;

  constructor(chance: Chance, visits: number, servers: number) {
    this.#chance = chance;
    this.#servers = servers;
    this.#networks = Math.ceil(visits / 20) + 10;
    const visitor = (): Visitor => {
      const [first, ...others] = chance.pick(browsers);
      const network = networkOf(chance.below(this.#networks));
      return { network, agents: first ? [first, ...others] : [chance.pick(programs)] };
    };
    this.#visitors = [visitor(), ...Array.from({ length: Math.ceil(visits / 5) }, visitor)];
  }

  /** The profiles' owners move from zone to zone. */
  addZones(): void {
    const zones: [day: number, profile: ProfileIndex, timeZone: string][] = [
      [0, 1, 'America/New_York'],
      [20, 0, 'Europe/Berlin'],
      [200.5, 0, 'Pacific/Auckland'],
      [203.5, 0, 'America/Los_Angeles'],
      [210.5, 0, 'Europe/Berlin'],
    ];
    for (const [at, profile, timeZone] of zones) {
      this.events.push({ type: 'zone', at: begin + at * day, profile, timeZone });
    }
  }

  addCrowd(earliest: number, within: number): void {
    const taken = new Set<string>();
    const at = this.#whenToCome(earliest, within);
    for (let index = 0; index < crowd; index += 1) {
      const first = this.#newView(at);
      // Two of these at one instant might be counted in either order.
      const kind = kindOf(first);
      const scope = first.optOut ? 'unrecognised' : kind === 'person' ? first.agent.family : kind;
      const actor = `${first.network.name} ${scope} ${first.profile}`;
      if (taken.has(actor)) continue;
      taken.add(actor);
      this.#addVisit(first);
    }
  }

  /** Often about midnight, somewhere. */
  #whenToCome(earliest: number, within: number): number {
    const at = Math.floor((earliest + this.#chance.next() * within) / second) * second;
    if (this.#chance.happens(0.6)) return at;
    const midnight = Math.floor(at / day) * day + this.#chance.pick([0, 4, 5, 22, 23]) * hour - 20 * minute;
    return midnight >= earliest && midnight <= earliest + within ? midnight : at;
  }

  #newView(at: number): ViewEvent {
    const chance = this.#chance;
    const isProgram = chance.happens(0.12);
    // A few come often, most of them once.
    const visitor =
      this.#visitors[Math.floor(this.#visitors.length * chance.next() ** 2)] ?? this.#visitors[0];
    const network = isProgram ? networkOf(chance.below(this.#networks)) : visitor.network;
    const profile: ProfileIndex = chance.happens(0.6) ? 0 : 1;
    const optOut = chance.happens(0.12) ? chance.pick<'sec-gpc' | 'dnt'>(['sec-gpc', 'dnt']) : null;
    this.#number += 1;
    return {
      type: 'view',
      at,
      number: this.#number,
      server: this.#serverFor(network, optOut),
      door: this.#door(),
      profile,
      network,
      address: network.addressOf(1 + chance.below(250)),
      route: chance.pick(['direct', 'direct', 'trusted proxy', 'unknown proxy']),
      agent: chance.pick(isProgram ? programs : visitor.agents),
      account: chance.happens(0.08) ? chance.pick([0, 0, 1]) : null,
      credential: chance.pick(['cookie', 'bearer']),
      optOut,
      prefetch: chance.happens(0.04) ? chance.pick(['sec-purpose', 'purpose', 'x-moz']) : null,
      origin: chance.pick(origins),
      claims: chance.happens(0.1) ? claims : {},
    };
  }

  /** Each process remembers by itself those who ask not to be followed. */
  #serverFor(network: Network, optOut: string | null): number {
    return optOut === null ? this.#chance.below(this.#servers) : network.name.length % this.#servers;
  }

  #door(): 'rest' | 'trpc' {
    return this.#chance.pick(['rest', 'rest', 'trpc']);
  }

  /** The view, its repetitions, and what is reported of it. */
  #addVisit(first: ViewEvent): void {
    const chance = this.#chance;
    const posts = chance.happens(0.15) ? 3 : 1;
    for (let post = 0; post < posts; post += 1) {
      this.events.push({ ...first, server: this.#serverFor(first.network, first.optOut) });
    }
    this.#addProgress(first);
    let last = first;
    while (chance.happens(0.25)) {
      const later =
        last.at +
        chance.pick([
          minute,
          29 * minute,
          30 * minute - 1,
          30 * minute,
          30 * minute + 1,
          31 * minute,
          45 * minute,
        ]);
      if (later > first.at + longestVisit - 2 * hour - 2 * minute) return;
      this.#number += 1;
      const server = this.#serverFor(first.network, first.optOut);
      last = { ...last, at: later, number: this.#number, server, origin: chance.pick(origins) };
      this.events.push(last);
      this.#addProgress(last);
    }
  }

  #addProgress({ at, number }: ViewEvent): void {
    const chance = this.#chance;
    const reports = chance.pick([0, 1, 1, 2, 4]);
    for (let report = 0; report < reports; report += 1) {
      const delay = chance.pick([
        second,
        20 * second,
        20 * second + 999,
        5 * minute,
        29 * minute,
        2 * hour - 1,
        2 * hour,
        2 * hour + 1,
      ]);
      const progress = this.#progressOf(at + delay, number);
      this.events.push(progress);
      if (chance.happens(0.2)) this.events.push({ ...progress, server: chance.below(this.#servers) });
      if (chance.happens(0.1)) this.events.push({ ...progress, at: progress.at + minute });
    }
  }

  #progressOf(at: number, of: number): ProgressEvent {
    const chance = this.#chance;
    const addressed = {
      type: 'progress',
      at,
      server: chance.below(this.#servers),
      door: this.#door(),
    } as const;
    if (chance.happens(0.02)) {
      return { ...addressed, of: -1, body: '{"seconds":1,"sections":[]}', meaning: noProgress };
    }
    if (chance.happens(0.08)) return { ...addressed, of, body: chance.pick(absurd), meaning: null };
    const duration = () => chance.pick([0, 0.4, 1, 1.9, 12, 75, 300, 7_200, 365 * 86_400, 1e300]);
    const read = Array.from({ length: chance.below(4) }, () => [chance.pick(sections), duration()] as const);
    const isNamesOnly = chance.happens(0.3);
    const seconds = duration();
    const videoSeconds = chance.happens(0.2) ? duration() : undefined;
    const downloads = chance.happens(0.15) ? [chance.pick(downloadForms)] : undefined;
    const named = Object.fromEntries(read.map(([section, time]) => [section, isNamesOnly ? 0 : time]));
    const sent = isNamesOnly ? read.map(([section]) => section) : named;
    const body = JSON.stringify({
      seconds,
      sections: sent,
      videoSeconds,
      downloads,
      viewedAt: '2001-01-01',
      isReturning: true,
    });
    const meaning = { seconds, sections: named, videoSeconds: videoSeconds ?? 0, downloads: downloads ?? [] };
    return { ...addressed, of, body, meaning };
  }
}

const noProgress = { seconds: 0, sections: {}, videoSeconds: 0, downloads: [] };

/** What no page reports. */
const absurd: [string, ...string[]] = [
  '{"seconds":-1,"sections":[]}',
  '{"seconds":1e400,"sections":[]}',
  '{"seconds":"60","sections":[]}',
  '{"seconds":60,"sections":{"about":-5}}',
  '{"seconds":60,"sections":["no such section"]}',
  '{"seconds":60,"sections":{"no such section":5}}',
  '{"seconds":60,"sections":[],"videoSeconds":-0.5}',
  '{"seconds":60,"sections":[],"downloads":["passwords"]}',
  '{"seconds":60}',
];

const claims = {
  viewerName: 'Claimed Name',
  viewerCompany: 'Claimed Company',
  timestamp: '2001-01-01T00:00:00.000Z',
  viewedAt: '2001-01-01T00:00:00.000Z',
  ipAddress: '198.51.100.99',
  country: 'XX',
  device: 'claimed device',
  seconds: 31_536_000,
  kind: 'bot',
  isReturning: true,
};
