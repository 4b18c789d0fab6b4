import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { planSearch, searchBegin, searchEnd, searchZone } from '../support/job-search/plan-search';
import { SearchRunner } from '../support/job-search/run-search';
import { TrueSearch } from '../support/job-search/true-search';

const app = useTestApp();

const steps = planSearch(15);
const truth = new TrueSearch(steps);

let owner: TestUser;
let server: TestApp;
let runner: SearchRunner;

beforeAll(async () => {
  let now = searchBegin;
  const setTime = (at: number) => {
    now = at;
  };
  owner = await app().newUser();
  server = await app().newServer({ clock: { now: () => new Date(now) } });
  const zone = { timeZone: searchZone };
  await server.rest(`PATCH /profile/${owner.profileId}/analytics/settings`, zone, owner);
  runner = new SearchRunner(server, owner, setTime);
  await runner.run(steps);
  setTime(searchEnd);
});

const ask = async (path: string) => (await server.rest(`GET ${path}`, undefined, owner)).body;
const askProfile = (path: string) => ask(`/profile/${owner.profileId}/${path}`);

describe('a job search of ninety days', () => {
  test('leaves every contact in its column', async () => {
    const contacts: { employerName: string; status: string }[] = await askProfile('employer-contacts');
    const columns = Object.fromEntries(contacts.map(({ employerName, status }) => [employerName, status]));
    const known = [...truth.contacts].map(([employer, { status }]) => [employer, status]);
    expect(contacts).toHaveLength(truth.contacts.size);
    expect(columns).toEqual(Object.fromEntries(known));
  });

  test('gives the figures that the script knows', async () => {
    const { months, hints: _, due, ...figures } = await askProfile('employer-contacts/figures');
    const { months: trueMonths, due: trueDue, ...trueFigures } = truth.figures();
    expect(figures).toEqual(trueFigures);
    const counted = months.filter(({ count }: { count: number }) => count > 0);
    expect(
      Object.fromEntries(counted.map((each: { month: string; count: number }) => [each.month, each.count])),
    ).toEqual(trueMonths);
    expect(due).toEqual(trueDue.map((each) => ({ ...each, id: runner.contacts.get(each.employerName) })));
  });

  test('tells on each timeline what happened, and nothing else', async () => {
    for (const [employer, { events }] of truth.contacts) {
      const timeline: object[] = await ask(`/employer-contacts/${runner.contacts.get(employer)}/timeline`);
      expect(timeline, employer).toMatchObject([...events].reverse());
      expect(timeline, employer).toHaveLength(events.length);
    }
  });

  test('proposes next steps by each rule, and counts what followed', async () => {
    const hints: { employerName: string; rule: string }[] = await askProfile('employer-contacts/hints');
    expect(hints.map(({ employerName, rule }) => `${employerName}: ${rule}`).sort()).toEqual([
      'Downloads: cv-without-answer',
      'Often: opened-often',
      'Often: quiet-after-visit',
      'Quiet: quiet-after-visit',
    ]);
    expect((await askProfile('employer-contacts/figures')).hints).toEqual([
      { rule: 'opened-often', raised: 1, answered: 0 },
      { rule: 'quiet-after-visit', raised: 2, answered: 0 },
      { rule: 'cv-without-answer', raised: 2, answered: 1 },
    ]);
  });

  test('counts the opens of each link, and shows that one was passed on', async () => {
    const links: { label: string; opens: number; readers: number }[] = await askProfile('links');
    const counted = links.map(({ label, opens, readers }) => [label, { opens, readers }]);
    const known = [...truth.links].map(([label, { opens, readers }]) => [
      label,
      { opens, readers: readers.length },
    ]);
    expect(Object.fromEntries(counted)).toEqual(Object.fromEntries(known));
    expect(truth.links.get('link for Passes on')?.readers).toHaveLength(2);
  });

  test('names the readers of links in analytics, and nobody else', async () => {
    const { views } = await askProfile('analytics/views?period=90d');
    const named: string[] = views.map(({ viewerName }: { viewerName: string | null }) => viewerName);
    const measured = steps.filter((step) => step.does === 'open' && !step.optsOut).length;
    expect(named.filter((name) => name !== null)).toHaveLength(measured);
    expect(named).not.toContain('Claimed');
    expect(new Set(named)).toContain('Passes on');
    expect(new Set(named)).not.toContain('Unmeasured');
  });
});
