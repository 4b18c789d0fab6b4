import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { employerContactStatuses } from '../../src/contracts/employer-contact';
import { builtClient } from '../../src/server/assets/client-assets';
import { type TestApp, type TestUser, useTestApp } from '../support/app';
import { describeInBrowser, useTestSite } from '../support/browser';
import { planSearch, searchBegin, searchEnd, searchZone } from '../support/job-search/plan-search';
import { SearchRunner } from '../support/job-search/run-search';
import { TrueSearch } from '../support/job-search/true-search';
import { titleOf } from '../support/job-search/words-of-search';

const steps = planSearch(15);
const truth = new TrueSearch(steps);

describeInBrowser('a job search of ninety days, on the screen', () => {
  const app = useTestApp();
  const site = useTestSite();
  let owner: TestUser;
  let server: TestApp;
  let runner: SearchRunner;
  let page: Page;

  beforeAll(async () => {
    let now = searchBegin;
    owner = await app().newUser();
    server = await app().newServer({ clock: { now: () => new Date(now) }, client: builtClient() });
    const zone = { timeZone: searchZone };
    await server.rest(`PATCH /profile/${owner.profileId}/analytics/settings`, zone, owner);
    runner = new SearchRunner(server, owner, (at) => {
      now = at;
    });
    await runner.run(steps);
    now = searchEnd;
    page = await openScreens(await server.app.listen({ host: '127.0.0.1', port: 0 }));
  });

  /** A browser where and when the search ends. */
  async function openScreens(origin: string): Promise<Page> {
    const context = await site().newContext({ baseURL: origin, timezoneId: searchZone });
    await context.addCookies([
      { name: 'storyfolio', value: owner.token, url: origin, httpOnly: true, sameSite: 'Lax' },
    ]);
    await context.addInitScript(() => localStorage.setItem('authToken', 'a-session'));
    const tab = await context.newPage();
    await tab.clock.setFixedTime(searchEnd);
    return tab;
  }

  test('the board has every contact in its column', async () => {
    await page.goto('/employer-contacts?view=board');
    for (const { key, label } of employerContactStatuses) {
      const names = [...truth.contacts].filter(([, { status }]) => status === key).map(([name]) => name);
      const column = page.getByRole('region', { name: `${label} ${names.length}`, exact: true });
      await column.waitFor();
      const more = column.getByRole('button', { name: /^Show \d+ of/ });
      while ((await more.count()) > 0) await more.click();
      const shown = await column.getByRole('listitem').getByRole('link').allTextContents();
      expect(shown.sort(), label).toEqual(names.sort());
    }
  });

  test('the cards and the charts have the figures of the script', async () => {
    await page.goto('/employer-contacts?view=figures');
    const { total, new: fresh, responded, medianResponseDays, responseCases, ...more } = truth.figures();
    const summary = page.getByRole('region', { name: 'Summary' });
    for (const text of [`Total Contacts${total}`, `New${fresh}`, `Responded${responded}`])
      await expect.poll(() => summary.textContent()).toContain(text);
    const cards = await summary.textContent();
    expect(cards).toContain(`${medianResponseDays} daysMedian of ${responseCases} answers`);
    const trend = more.monthlyTrend ?? 0;
    expect(cards).toContain(`${trend > 0 ? 'Up' : 'Down'} ${Math.abs(trend)}% on the 30 days before`);

    const monthNames = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const months = Object.entries(more.months).map(([month, count]) => [
      monthNames.format(new Date(`${month}-01`)),
      String(count),
    ]);
    const counted = (await rowsOf(page, 'Contacts by month')).filter(([, count]) => count !== '0');
    expect(counted).toEqual(months.sort(byMonth).reverse());
    const funnel = await rowsOf(page, 'From new to hired');
    expect(funnel.map(([, count]) => Number(count))).toEqual(more.funnel.map(({ count }) => count));
    expect(await rowsOf(page, 'Hints')).toEqual([
      ['Opened three times in two days', '1', '0'],
      ['Nothing for ten days after a visit', '2', '0'],
      ['CV downloaded and no answer', '2', '1'],
    ]);
  });

  test('the dashboard lists what is due, and the contacts what to do next', async () => {
    const { due } = truth.figures();
    await page.goto('/');
    const listed = page.getByRole('list', { name: 'Next actions' });
    await listed.waitFor();
    expect(await listed.getByRole('link').allTextContents()).toEqual(
      due.slice(0, 5).map(({ employerName }) => employerName),
    );
    await page.getByText(`And ${due.length - 5} more.`, { exact: true }).waitFor();
    const proposed: Record<string, string[]> = {
      Downloads: ['CV downloaded and no answer'],
      Often: ['Opened three times in two days', 'Nothing for ten days after a visit'],
      Quiet: ['Nothing for ten days after a visit'],
    };
    for (const [employer, rules] of Object.entries(proposed)) {
      await page.goto(`/employer-contacts/${runner.contacts.get(employer)}`);
      const hints = page.getByRole('region', { name: 'Hints' }).getByText(/^Rule: /);
      await expect.poll(() => hints.count()).toBe(rules.length);
      const texts = await hints.allTextContents();
      expect(texts.sort()).toEqual(rules.map((rule) => `Rule: ${rule}`).sort());
    }
  });

  test('the timelines tell what happened, and nothing else', async () => {
    const shown = [
      'Employer 0',
      'Often',
      'Quiet',
      'Passes on',
      'Unmeasured',
      'Crawled',
      'Writer',
      'Unproven',
    ];
    for (const employer of [...shown, 'Answers', 'Writes back']) {
      const { events = [] } = truth.contacts.get(employer) ?? {};
      await page.goto(`/employer-contacts/${runner.contacts.get(employer)}`);
      const titles = page.locator('li[data-kind] p:has(~ time)');
      await expect.poll(() => page.locator('li[data-kind]').count()).toBe(events.length);
      expect(await titles.allTextContents(), employer).toEqual(events.map(titleOf).reverse());
    }
  });

  test('the list of links counts their opens and readers', async () => {
    await page.goto('/links');
    for (const [label, { opens, readers }] of truth.links) {
      const card = page.getByRole('listitem').filter({ hasText: label });
      await card.waitFor();
      const text = (await card.textContent()) ?? '';
      expect(text, label).toContain(`Opens${opens}Time`);
      expect(text.includes('Opened by two readers'), label).toBe(readers.length === 2);
    }
  });
});

/** The rows behind a chart. */
async function rowsOf(page: Page, title: string): Promise<string[][]> {
  await page.getByRole('button', { name: `Show the rows: ${title}`, exact: true }).click();
  const rows = page.getByRole('table', { name: title, exact: true }).locator('tbody tr');
  await rows.first().waitFor();
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
  );
}

const byMonth = ([one = '']: string[], [other = '']: string[]) => Date.parse(one) - Date.parse(other);
