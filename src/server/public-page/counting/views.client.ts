/** Counts how the page is read, and reports it; the page works without it. */
import type { pageQueries } from '../../../contracts/page-queries';
import type { RecordedView } from '../../../contracts/view';
import { isOptedOut } from './choice.client';

/** Repeated here, because importing the names would add another file to load. */
const names: Pick<typeof pageQueries, 'link' | 'source' | 'medium' | 'campaign'> = {
  link: 'v',
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
};

// Times are in milliseconds, but in seconds where they are reported.
const tickEvery = 500;
const reportEvery = 15_000;
const seenFrom = 1_000;
const readFrom = 2_000;
/** Without any input for this long, nobody is reading. */
const attendedFor = 30_000;
/** Coming back to the tab later than this begins a new view, as on the server. */
const viewEndsAfter = 30 * 60_000;

const profile = document.querySelector<HTMLElement>('script[data-profile]')?.dataset.profile;
const parts = document.querySelectorAll<HTMLElement>('[data-part]');
const videos = document.querySelectorAll('video');

/** The token of the link in the address, from which it is removed so that nobody copies or shares it by accident. */
const link = takeToken();

interface View {
  /** The server's answer; what was read on earlier loads of the page is added to. */
  recorded?: RecordedView;
  isAsked: boolean;
  isRefused: boolean;
  visible: number;
  attended: number;
  /** For how long each part has been in view without a break. */
  inView: Record<string, number>;
  read: Record<string, number>;
  watchedBefore: number;
  downloads: Set<string>;
  sent: string;
}

const beginView = (): View => ({
  isAsked: false,
  isRefused: false,
  visible: 0,
  attended: 0,
  inView: {},
  read: {},
  watchedBefore: secondsWatched(),
  downloads: new Set(),
  sent: '',
});

let view = beginView();
let tickedAt = performance.now();
let signAt = tickedAt;
let dueAt = 0;
let leftAt = Number.POSITIVE_INFINITY;

function takeToken(): string | undefined {
  const address = new URL(location.href);
  const token = address.searchParams.get(names.link) ?? undefined;
  if (token === undefined) return undefined;
  address.searchParams.delete(names.link);
  // Without a cookie, only the address says that the page is read through the link.
  if (navigator.cookieEnabled) history.replaceState(history.state, '', address);
  return token;
}

/** Of all videos; watching again does not count again. */
function secondsWatched(): number {
  let seconds = 0;
  for (const { played } of videos) {
    for (let range = 0; range < played.length; range += 1) seconds += played.end(range) - played.start(range);
  }
  return seconds;
}

const isVisible = () =>
  document.visibilityState === 'visible' && !('prerendering' in document && document.prerendering);

function tick(): void {
  const now = performance.now();
  // Time in which the machine slept does not count.
  const passed = Math.min(now - tickedAt, 2 * tickEvery);
  tickedAt = now;
  if (!isVisible() || isOptedOut()) return;
  view.visible += passed;
  if ([...videos].some(({ paused }) => !paused)) signAt = now;
  if (now - signAt > attendedFor) return;
  view.attended += passed;
  for (const part of parts) addReading(part, passed);
  if (view.visible < seenFrom || now < dueAt) return;
  dueAt = now + reportEvery;
  if (view.recorded) report();
  else void record();
}

/** A part counts as read after a second with half of it in view, or with half of the window filled by it. */
function addReading(part: HTMLElement, passed: number): void {
  const key = part.dataset.part ?? '';
  const { top, bottom, height } = part.getBoundingClientRect();
  const shown = Math.min(bottom, innerHeight) - Math.max(top, 0);
  const before = view.inView[key] ?? 0;
  const isShown = shown > 0 && shown >= Math.min(height, innerHeight) / 2;
  const inView = isShown ? before + passed : 0;
  view.inView[key] = inView;
  if (inView >= readFrom) view.read[key] = (view.read[key] ?? 0) + (before < readFrom ? inView : passed);
}

/** Sent again with the next report if the server could not be reached, or was busy. */
async function record(): Promise<void> {
  const recording = view;
  if (recording.isAsked || recording.isRefused) return;
  recording.isAsked = true;
  try {
    const answer = await fetch(`/api/profile/${profile}/view`, {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(origin()),
    });
    if (answer.ok) recording.recorded = await answer.json();
    else recording.isRefused = answer.status < 500 && answer.status !== 429;
  } catch {
    // Offline.
  }
  recording.isAsked = false;
}

/** Where the visitor comes from, without what the server would refuse. */
function origin() {
  const query = new URLSearchParams(location.search);
  const asked = (name: string, longest: number) =>
    query
      .get(name)
      ?.slice(0, longest)
      .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ');
  return {
    source: asked('source', 50),
    // Without its path, which is private.
    referrer: document.referrer.split('/', 3).join('/'),
    utmSource: asked(names.source, 100),
    utmMedium: asked(names.medium, 100),
    utmCampaign: asked(names.campaign, 100),
    link: link?.slice(0, 100),
  };
}

/** Sends the view's values if they have changed. A beacon arrives even if the page is closed now. */
function report(): void {
  const { recorded, attended, read, watchedBefore, downloads, sent } = view;
  if (!recorded || isOptedOut()) return;
  const sections: Record<string, number> = { ...recorded.sections };
  for (const [key, time] of Object.entries(read)) sections[key] = seconds((sections[key] ?? 0) * 1000 + time);
  const body = JSON.stringify({
    seconds: seconds((recorded.seconds ?? 0) * 1000 + attended),
    sections,
    videoSeconds: Math.floor((recorded.videoSeconds ?? 0) + secondsWatched() - watchedBefore),
    downloads: [...downloads],
  });
  const content = new Blob([body], { type: 'application/json' });
  if (body !== sent && navigator.sendBeacon(`/api/views/${recorded.id}/progress`, content)) view.sent = body;
}

const seconds = (time: number) => Math.floor(time / 1000);

function leave(): void {
  tick();
  leftAt = Date.now();
  report();
}

function comeBack(): void {
  if (Date.now() - leftAt > viewEndsAfter) view = beginView();
  leftAt = Number.POSITIVE_INFINITY;
  tickedAt = performance.now();
  signAt = tickedAt;
}

function noticeDownload({ target, button }: MouseEvent): void {
  const link = target instanceof Element && button < 2 && target.closest<HTMLElement>('[data-download]');
  if (!link) return;
  view.downloads.add(link.dataset.download ?? '');
  report();
}

if (profile) {
  const attend = () => {
    signAt = performance.now();
  };
  for (const sign of ['pointerdown', 'pointermove', 'keydown', 'scroll', 'wheel', 'touchmove'])
    addEventListener(sign, attend, { capture: true, passive: true });
  for (const click of ['click', 'auxclick'] as const) addEventListener(click, noticeDownload);
  document.addEventListener('visibilitychange', () => (isVisible() ? comeBack() : leave()));
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  setInterval(tick, tickEvery);
}
