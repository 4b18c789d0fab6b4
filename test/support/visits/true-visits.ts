import {
  kindOf,
  type ProfileIndex,
  type ProgressEvent,
  type ViewEvent,
  type VisitEvent,
} from './visit-events';

const minute = 60_000;
const hour = 60 * minute;

/** A visit as it truly was, with all that was reported of it. */
export interface TrueVisit {
  profile: ProfileIndex;
  at: number;
  day: string;
  view: ViewEvent;
  kind: ReturnType<typeof kindOf>;
  isReturning: boolean;
  /** Null for whoever asks not to be followed. */
  visitor: string | null;
  seconds: number;
  sections: Map<string, number>;
  videoSeconds: number;
  downloads: Set<string>;
}

/** The expected outcome of a report. */
export type TrueAnswer = { status: number; visit?: TrueVisit };

/** Goes through the reports one after the other, and keeps account of what they truly are. */
export class TrueVisits {
  readonly visits: TrueVisit[] = [];
  readonly #byNumber = new Map<number, TrueVisit>();
  /** The visits of whoever is taken for one visitor. */
  readonly #byVisitor = new Map<string, TrueVisit[]>();
  readonly #seenAt = new Map<TrueVisit, number>();
  readonly #zones = new Map<ProfileIndex, string>();

  /** @returns what the server must answer */
  add(event: VisitEvent): TrueAnswer {
    if (event.type === 'view') return { status: event.door === 'rest' ? 201 : 200, visit: this.#see(event) };
    if (event.type === 'progress') return { status: this.#progress(event) };
    this.#zones.set(event.profile, event.timeZone);
    return { status: 200 };
  }

  timeZoneOf(profile: ProfileIndex): string {
    return this.#zones.get(profile) ?? 'UTC';
  }

  /** Today, or the day of the latest view if the owner has moved to where it is earlier. */
  todayOf(profile: ProfileIndex, now: number): string {
    const days = this.visits.filter((visit) => visit.profile === profile && visit.kind === 'person');
    return [this.#dayAt(profile, now), ...days.map(({ day }) => day)].sort().at(-1) ?? '';
  }

  #dayAt(profile: ProfileIndex, at: number): string {
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
    const format = new Intl.DateTimeFormat('sv', { timeZone: this.timeZoneOf(profile), ...parts });
    return format.format(at);
  }

  #see(view: ViewEvent): TrueVisit {
    const kind = kindOf(view);
    const earlier = this.#earlierVisits(view, kind);
    const latest = earlier.at(-1);
    const lastSeen = (latest && (view.optOut ? latest.at : this.#seenAt.get(latest))) ?? -Infinity;
    const visit = latest && view.at - lastSeen < 30 * minute ? latest : this.#begin(view, kind, earlier);
    this.#seenAt.set(visit, view.at);
    this.#byNumber.set(view.number, visit);
    return visit;
  }

  /** Those who ask not to be followed are distinguished by their network alone. */
  #earlierVisits(view: ViewEvent, kind: string): TrueVisit[] {
    const { profile, network, agent, account, optOut } = view;
    const sent = [kindOf({ ...view, account: null }), account];
    const key = [profile, network.name, ...(optOut ? sent : [agent.family, kind])].join(' ');
    const visits = this.#byVisitor.get(key) ?? [];
    this.#byVisitor.set(key, visits);
    return visits;
  }

  #begin(view: ViewEvent, kind: TrueVisit['kind'], earlier: TrueVisit[]): TrueVisit {
    const { at, profile } = view;
    const recognised = view.optOut ? [] : earlier;
    const visit: TrueVisit = {
      profile,
      at,
      day: this.#dayAt(profile, at),
      view,
      kind,
      isReturning: recognised.length > 0,
      visitor: view.optOut ? null : `${view.network.name} ${view.agent.family}`,
      seconds: 0,
      sections: new Map(),
      videoSeconds: 0,
      downloads: new Set(),
    };
    earlier.push(visit);
    this.visits.push(visit);
    return visit;
  }

  #progress({ of, at, meaning }: ProgressEvent): number {
    if (!meaning) return 400;
    const visit = this.#byNumber.get(of);
    if (!visit) return 404;
    if (at - visit.at > 2 * hour) return 409;
    const passed = Math.floor((at - visit.at) / 1000);
    const atMost = (reported: number) => Math.min(Math.floor(reported), passed);
    visit.seconds = Math.max(visit.seconds, atMost(meaning.seconds));
    visit.videoSeconds = Math.max(visit.videoSeconds, atMost(meaning.videoSeconds));
    for (const [section, seconds] of Object.entries(meaning.sections)) {
      visit.sections.set(section, Math.max(visit.sections.get(section) ?? 0, atMost(seconds)));
    }
    for (const form of meaning.downloads) visit.downloads.add(form);
    return 200;
  }
}
