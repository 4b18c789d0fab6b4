import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { DB } from '../tables.gen';
import { growViews } from '../views/grow-views';
import { addPartition, monthOf } from '../views/partitions';
import { type ReportedView, recordViews } from '../views/record-views';
import { newViewId } from '../views/view-id';

const days = 92;
// Relative views by weekday, Sunday first: recruiters read on working days.
const weekdayShare = [0.45, 1.1, 1.3, 1.25, 1.15, 0.9, 0.5];
const viewsAtStart = 6;
const growthPerDay = 0.13;
const millisecondsPerDay = 86_400_000;

/**
 * Views of the last 92 days, including today: a weekly rhythm on slow growth.
 * Deterministic, so that every installation shows the same curve on the same day.
 */
function demoViews(now = new Date()): { daysAgo: number; views: number }[] {
  return Array.from({ length: days }, (_, index) => {
    const daysAgo = days - 1 - index;
    const weekday = new Date(now.getTime() - daysAgo * millisecondsPerDay).getUTCDay();
    const level = (viewsAtStart + growthPerDay * index) * (weekdayShare[weekday] ?? 1);
    return { daysAgo, views: Math.max(1, Math.round(level * (0.75 + 0.5 * noise(index)))) };
  });
}

/** A pseudo-random number from 0 to 1, constant per seed. */
function noise(seed: number): number {
  const value = Math.sin((seed + 1) * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}

/** One of several, each as often as its share. */
function choose<T>(choices: [share: number, choice: T][], seed: number): T | undefined {
  const total = choices.reduce((sum, [share]) => sum + share, 0);
  let left = noise(seed) * total;
  for (const [share, choice] of choices) {
    left -= share;
    if (left < 0) return choice;
  }
  return choices.at(-1)?.[1];
}

const origins: [number, { source: string; referrer: string | null }][] = [
  [38, { source: 'linkedin', referrer: 'linkedin.com' }],
  [26, { source: 'direct', referrer: null }],
  [14, { source: 'email', referrer: 'mail.google.com' }],
  [9, { source: 'search', referrer: 'google.com' }],
  [7, { source: 'referral', referrer: 'jobs.example' }],
  [6, { source: 'social', referrer: 'bsky.app' }],
];

const places: [number, { country: string | null; city: string | null; unknownPlace: string | null }][] = [
  [34, { country: 'GB', city: 'London', unknownPlace: null }],
  [12, { country: 'GB', city: 'Bristol', unknownPlace: null }],
  [9, { country: 'DE', city: 'Hamburg', unknownPlace: null }],
  [8, { country: 'NL', city: 'Rotterdam', unknownPlace: null }],
  [7, { country: 'US', city: 'New York', unknownPlace: null }],
  [6, { country: 'IE', city: 'Dublin', unknownPlace: null }],
  [5, { country: 'DK', city: 'Copenhagen', unknownPlace: null }],
  [4, { country: 'SG', city: 'Singapore', unknownPlace: null }],
  [3, { country: 'FR', city: null, unknownPlace: null }],
  [3, { country: null, city: null, unknownPlace: 'not in the location database' }],
];

const devices: [number, string][] = [
  [61, 'desktop'],
  [33, 'mobile'],
  [6, 'tablet'],
];

/** How likely each section is to be read, and for how many seconds at most. */
const sections: [section: string, share: number, seconds: number][] = [
  ['about', 0.95, 25],
  ['workExperience', 0.8, 70],
  ['skills', 0.55, 30],
  ['video', 0.35, 60],
  ['gallery', 0.3, 25],
  ['education', 0.35, 20],
  ['testimonials', 0.3, 25],
  ['facts', 0.4, 20],
  ['contact', 0.25, 15],
];

/** The demo profile's visitors of three months, recorded as real ones are. */
export async function insertViews(tx: Transaction<DB>, profileId: string, now = new Date()): Promise<void> {
  const visits = demoViews(now).flatMap(({ daysAgo, views }) => {
    const midnight = now.getTime() - (now.getTime() % millisecondsPerDay) - daysAgo * millisecondsPerDay;
    // Today is not over.
    const length = Math.min(millisecondsPerDay, now.getTime() - midnight);
    return Array.from({ length: views }, (_, index) => {
      const seed = daysAgo * 100 + index;
      const at = new Date(midnight + Math.floor((length * (index + noise(seed))) / views));
      return { view: visit(profileId, at, seed), seed };
    });
  });
  for (const month of new Set(visits.map(({ view }) => monthOf(view.at)))) await addPartition(tx, month);
  for (const batch of batchesOf(visits.map(({ view }) => view))) await recordViews(tx, batch);
  await growViews(
    tx,
    visits.map(({ view, seed }) => reading(view, seed, now)),
  );
}

/** Batches in which no visitor comes twice, because that would be one view. */
function batchesOf(views: ReportedView[]): ReportedView[][] {
  const batches: ReportedView[][] = [];
  let visitors = new Set<string>();
  for (const view of views) {
    const visitor = view.visitor?.toString('hex') ?? view.id;
    const batch = batches.at(-1);
    if (batch && !visitors.has(visitor)) batch.push(view);
    else {
      batches.push([view]);
      visitors = new Set();
    }
    visitors.add(visitor);
  }
  return batches;
}

function visit(profileId: string, at: Date, seed: number): ReportedView {
  // About every fourth visitor has been here before.
  const person = noise(seed + 0.1) < 0.27 ? Math.floor(noise(seed + 0.2) * 60) : 1000 + seed;
  const origin = choose(origins, seed + 0.3) ?? { source: 'direct', referrer: null };
  const place = choose(places, person + 0.4) ?? { country: null, city: null, unknownPlace: 'unknown' };
  return {
    id: newViewId(at),
    profileId,
    at,
    accountId: null,
    kind: 'person',
    visitor: noise(seed + 0.5) < 0.06 ? null : createHash('sha256').update(`${person}`).digest(),
    ...origin,
    ...place,
    utmSource: null,
    utmMedium: null,
    utmCampaign: null,
    device: choose(devices, person + 0.6) ?? 'desktop',
  };
}

/** What the visitor read, once the visit was over. */
function reading({ id, at }: ReportedView, seed: number, now: Date) {
  const read = sections.flatMap(([section, share, most], index): [string, number][] =>
    noise(seed * 7 + index + 0.7) < share ? [[section, 2 + Math.floor(noise(seed * 11 + index) * most)]] : [],
  );
  const seconds = read.reduce((sum, [, lasted]) => sum + lasted, 4);
  const watched = read.find(([section]) => section === 'video')?.[1] ?? 0;
  return {
    id,
    at: new Date(Math.min(now.getTime(), at.getTime() + seconds * 1000)),
    seconds,
    sections: Object.fromEntries(read),
    videoSeconds: watched,
    downloads: noise(seed + 0.8) < 0.12 ? ['cv'] : [],
  };
}
