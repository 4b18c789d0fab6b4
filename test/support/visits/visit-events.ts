import type { DownloadForm, ViewSource } from '../../../src/contracts/view';

/** One of the two profiles of a simulation, and its owner. */
export type ProfileIndex = 0 | 1;

/** Where visitors come from, in what the page reports and in truth. */
export interface Origin {
  report: {
    source?: string;
    referrer?: string;
    utmSource?: string;
    utmMedium?: string;
    utmCampaign?: string;
  };
  source: ViewSource;
  referrer: string | null;
  campaign: string | null;
}

/** A user agent, and what is true of whoever sends it. */
export interface Agent {
  userAgent: string;
  kind: 'person' | 'bot' | 'preview';
  device: string;
  /** Browsers of one family on one network cannot be distinguished. */
  family: string;
}

/** What is true of an address. */
export interface Network {
  name: string;
  addressOf(host: number): string;
  country: { code: string; name: string } | null;
  city: string | null;
  reason: string | null;
}

/** A report of a view. */
export interface ViewEvent {
  type: 'view';
  at: number;
  /** What reports of progress refer to. */
  number: number;
  /** Which process it goes to. */
  server: number;
  door: 'rest' | 'trpc';
  profile: ProfileIndex;
  network: Network;
  address: string;
  /** How the address reaches the server. */
  route: 'direct' | 'trusted proxy' | 'unknown proxy';
  agent: Agent;
  /** Whose session it is sent with. */
  account: ProfileIndex | null;
  credential: 'cookie' | 'bearer';
  /** The header that asks not to be followed. */
  optOut: 'sec-gpc' | 'dnt' | null;
  /** The header of a browser that fetches in advance. */
  prefetch: string | null;
  origin: Origin;
  /** Beyond what is asked for. */
  claims: object;
}

/** A report of how long a view has lasted. */
export interface ProgressEvent {
  type: 'progress';
  at: number;
  /** The number of a view, or one that nobody has. */
  of: number;
  server: number;
  door: 'rest' | 'trpc';
  /** As it is sent. */
  body: string;
  /** What it means; null if it must be refused. */
  meaning: {
    seconds: number;
    sections: Record<string, number>;
    videoSeconds: number;
    downloads: DownloadForm[];
  } | null;
}

/** An owner's change of the time zone. */
export interface ZoneEvent {
  type: 'zone';
  at: number;
  profile: ProfileIndex;
  timeZone: string;
}

export type VisitEvent = ViewEvent | ProgressEvent | ZoneEvent;

/** Who it is that is looking. */
export function kindOf({
  account,
  profile,
  agent,
  prefetch,
}: Pick<ViewEvent, 'account' | 'profile' | 'agent' | 'prefetch'>): 'person' | 'bot' | 'preview' | 'own' {
  if (account === profile) return 'own';
  return agent.kind === 'person' && prefetch !== null ? 'preview' : agent.kind;
}
