import { expect, test } from 'vitest';
import type { AnalyticsSummary } from '../../src/contracts/analytics';
import type { ViewSource } from '../../src/contracts/view';
import { durationText, sectionName, sourceName } from '../../src/contracts/view-names';
import { queueDueMails } from '../../src/routers/mail-choices/queue-due-mails';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { newContact, newLink, newOpen } from '../support/links';
import { choose, settableClock } from '../support/mails-by-choice';
import { reader } from '../support/views';

const app = useTestApp();
const clock = settableClock('2026-03-01T00:00:00.000Z');
const minuteMs = 60_000;

interface Visit {
  at: string;
  source: ViewSource;
  /** The last part of the visitor's network. */
  network: number;
  sections: Record<string, number>;
}

/** Reads a page as a visitor's browser does. */
async function visit(
  { app: server }: TestApp,
  { profileId }: TestUser,
  { at, source, network, sections }: Visit,
) {
  clock.set(at);
  const post = (url: string, payload: object) =>
    server.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'user-agent': reader },
      remoteAddress: `198.51.${network}.7`,
    });
  const view = await post(`/api/profile/${profileId}/view`, { source });
  clock.set(new Date(Date.parse(at) + 10 * minuteMs).toISOString());
  const grown = await post(`/api/views/${view.json().id}/progress`, { seconds: 600, sections });
  expect(grown.statusCode).toBe(200);
}

async function digestOf({ email }: TestUser, at: string) {
  clock.set(at);
  await queueDueMails({ ...app(), clock });
  await app().runJobs();
  return (await app().mails()).filter(({ to }) => to?.[0]?.address === email).at(-1);
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** What the digest must say by the figures of the screen. */
const linesOf = ({ totalViews, uniqueViews, topSources, topSections }: AnalyticsSummary) => [
  counted(totalViews, 'view'),
  `by ${counted(uniqueViews, 'different visitor')}.`,
  ...topSources.map(
    ({ source, count, percentage }) => `${sourceName(source)}: ${counted(count, 'view')} (${percentage}%)`,
  ),
  ...topSections.map(
    ({ section, seconds, count }) =>
      `${sectionName(section)}: ${durationText(seconds)} in ${counted(count, 'view')}`,
  ),
];

test('the digest says what the screen of analytics says of the same week, over a change to summer time', async () => {
  const server = await app().newServer({ clock });
  const owner = await app().newUser();
  await choose(app().db, owner.profileId, 'America/New_York', ['weekly-digest']);
  const before = { source: 'direct', network: 90, sections: { about: 30 } } as const;
  const visits: Visit[] = [
    // The week before, until its last minutes, of which one is a Monday elsewhere.
    { at: '2026-02-25T12:00:00.000Z', ...before },
    { at: '2026-03-02T04:30:00.000Z', ...before, network: 91 },
    // From the first minute of Monday, March 2, to the last of Sunday, March 8, which has 23 hours.
    { at: '2026-03-02T05:00:00.000Z', source: 'linkedin', network: 1, sections: { workExperience: 500 } },
    {
      at: '2026-03-04T12:00:00.000Z',
      source: 'linkedin',
      network: 1,
      sections: { workExperience: 75, skills: 9 },
    },
    { at: '2026-03-05T12:00:00.000Z', source: 'email', network: 2, sections: { skills: 120 } },
    { at: '2026-03-09T03:49:00.000Z', source: 'linkedin', network: 3, sections: { about: 5 } },
    // The Monday on which the digest comes.
    { at: '2026-03-09T04:00:00.000Z', source: 'search', network: 4, sections: { education: 50 } },
  ];
  for (const each of visits.slice(0, -1)) await visit(server, owner, each);
  clock.set('2026-03-09T03:59:59.000Z');
  const { body: summary } = await server.rest(
    `GET /profile/${owner.profileId}/analytics?period=7d`,
    undefined,
    owner,
  );
  expect(summary).toMatchObject({ from: '2026-03-02', to: '2026-03-08', totalViews: 4, uniqueViews: 3 });
  expect(summary.trends.totalViews).toBe(100);
  const [last] = visits.slice(-1);
  if (last) await visit(server, owner, last);

  const contact = await newContact(app().db, owner.profileId, { employerCompany: 'US Navy' });
  const link = await newLink(app().db, owner.profileId, { label: 'Application', employerContactId: contact });
  for (const at of ['2026-03-02T04:59:59.999Z', '2026-03-02T05:00:00.000Z', '2026-03-09T03:59:59.999Z']) {
    await newOpen(app().db, link, at);
  }
  await newOpen(app().db, link, '2026-03-04T00:00:00.000Z', { isMeasured: false });

  const mail = await digestOf(owner, '2026-03-09T12:00:00.000Z');
  expect(mail?.subject).toBe('Your page last week: 4 views');
  for (const line of linesOf(summary)) expect(mail?.text).toContain(line);
  expect(mail?.text).toMatch(
    /Test User on Storyfolio, March 2\s–\s8, 2026: 4 views, 100% more than in the week before/,
  );
  expect(mail?.text).toContain('Application, for Grace Hopper (US Navy): opened 2 times\n');
  expect(mail?.text).not.toMatch(/Search Engine|Education|Direct/);
  expect(mail?.html).toContain('Work Experience: 9m 35s in 2 views<br/>');
  expect(mail?.link).toBe('https://storyfolio.example/analytics');
});
