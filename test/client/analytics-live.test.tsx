import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { trpc } from '../../src/client/api/trpc';
import { useBrowserTimeZone } from '../../src/client/features/analytics/settings/use-browser-time-zone';
import { useChangeToken } from '../../src/client/features/analytics/use-change-token';
import { useSummary } from '../../src/client/features/analytics/use-summary';
import { useSession } from '../../src/client/session/session';
import { defaultProfileId } from '../../src/contracts/ids';
import { type TestUser, useTestApp } from '../support/app';
import { until, useClientPage } from '../support/client-page';
import { addViews } from '../support/views';

const app = useTestApp();
const page = useClientPage(app);
let user: TestUser;

beforeEach(async () => {
  user = await app().newUser();
});

/** The figures as the screen keeps them. */
const runSummary = () => {
  const summary = page.run(() => {
    const isLive = useChangeToken();
    const { status } = useSession();
    return useSummary({ period: '30d', source: undefined }, isLive && status === 'signed-in');
  }, user);
  return () => summary().data?.totalViews;
};

const settingsOf = async () =>
  (await app().rest('GET /profile/demo-profile-1/analytics/settings', undefined, user)).body;

test('a view that comes in changes the figures', async () => {
  const views = runSummary();
  await until(() => expect(views()).toBe(0));
  await addViews(app().db, user.profileId, 1);
  await until(() => expect(views()).toBe(1));
});

test('nothing is asked for while the tab is hidden', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const views = runSummary();
  await until(() => expect(views()).toBe(0));
  const asked = vi.spyOn(globalThis, 'fetch');
  setVisibility('hidden');
  vi.advanceTimersByTime(60_000);
  // Whatever was begun has been sent by the time that this is answered.
  await settingsOf();
  expect(asked).not.toHaveBeenCalled();
  setVisibility('visible');
  await addViews(app().db, user.profileId, 2);
  await until(() => expect(views()).toBe(2));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  setVisibility('visible');
});

function setVisibility(state: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  window.dispatchEvent(new Event('visibilitychange'));
}

test('days begin where the owner is, until another time zone is chosen', async () => {
  const browserZone = 'Asia/Kolkata';
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: browserZone };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options);
  expect((await settingsOf()).timeZone).toBeNull();
  const done = page.run(() => useBrowserTimeZone() ?? true, user);
  await until(async () => expect((await settingsOf()).timeZone).toBe(browserZone));
  expect(done()).toBe(true);
});

test('a chosen time zone stays', async () => {
  await app().rest('PATCH /profile/demo-profile-1/analytics/settings', { timeZone: 'Asia/Tokyo' }, user);
  const asked = vi.spyOn(globalThis, 'fetch');
  const shown = page.run(() => {
    useBrowserTimeZone();
    return trpc.analytics.settings.useQuery({ profileId: defaultProfileId }).data?.timeZone ?? 'none';
  }, user);
  await until(() => expect(shown()).toBe('Asia/Tokyo'));
  await settingsOf();
  expect(asked.mock.calls.map(String).join()).not.toContain('updateSettings');
});
