import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type AnalyticsSummary, analyticsSummary } from '../../src/contracts/analytics';
import { durationText, sectionName, sourceName } from '../../src/contracts/view-names';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { addViews } from '../support/views';

const dayMs = 24 * 60 * 60 * 1000;
const longDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dayText = (day: string) => longDay.format(new Date(day));

const app = useTestApp();
const site = useScreenSite(app);

describe('the screen of analytics', () => {
  /** Views of persons from four sources, of programs and of the owner, of whom some have read and taken along something. */
  async function addAllKinds(profileId: string): Promise<void> {
    const { db } = app();
    const { accountId } = await db
      .selectFrom('profiles')
      .select('accountId')
      .where('id', '=', profileId)
      .executeTakeFirstOrThrow();
    // The zone of the browser would move the days once the screen is open.
    const settings = { profileId, timeZone: 'UTC' };
    await db
      .insertInto('analyticsSettings')
      .values(settings)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const linkedin = { source: 'linkedin', referrer: 'linkedin.com' };
    const nowhere = { country: null, city: null, unknownPlace: 'private network' };
    const at = new Date(Date.now() - 40 * dayMs);
    await addViews(db, profileId, 4, { ...linkedin, at });
    await addViews(db, profileId, 12, { ...linkedin, utmCampaign: 'spring' });
    await addViews(db, profileId, 5, { source: 'search', country: 'DE', city: 'Berlin', device: 'mobile' });
    await addViews(db, profileId, 2, { source: 'email', ...nowhere, visitor: null });
    await addViews(db, profileId, 3, { kind: 'bot' });
    await addViews(db, profileId, 2, { kind: 'preview' });
    await addViews(db, profileId, 5, { accountId });
    const seen = await db
      .selectFrom('views')
      .select('id')
      .where('profileId', '=', profileId)
      .where('viewedAt', '>', sql<string>`now() - interval '1 hour'`)
      .where('viewedAt', '<', sql<string>`now() - interval '100 seconds'`)
      .execute();
    for (const { id } of seen) {
      const answer = await fetch(`${site.origin}/api/views/${id}/progress`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ seconds: 95, sections: { about: 20, skills: 70 }, downloads: ['cv'] }),
      });
      expect(answer.status).toBe(200);
    }
  }

  test.each(['', '?period=7d&source=linkedin', '?period=1y', '?period=90d&source=search', '?source=email'])(
    'shows every figure as the interface has it: analytics%s',
    async (search) => {
      const { page, profileId, token } = await site.newSignedInPage();
      await addAllKinds(profileId);
      const answer = await fetch(`${site.origin}/api/profile/${profileId}/analytics${search}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const summary = analyticsSummary.parse(await answer.json());
      await page.goto(`/analytics${search}`);
      await expectCards(page, summary);
      await expectNotes(page, summary);
      for (const [tab, tables] of Object.entries(tablesOf(summary))) {
        await page.getByRole('tab', { name: tab }).click();
        for (const [name, rows] of Object.entries(tables)) {
          if (rows.length === 0) continue;
          if (name !== 'Countries')
            await page.getByRole('button', { name: `Show the rows: ${name}` }).click();
          const table = page.getByRole('table', { name, exact: true });
          await table.waitFor();
          const shown = await table.locator('tbody tr').all();
          const cells = await Promise.all(shown.map((row) => row.locator('td').allInnerTexts()));
          expect(
            cells.map((row) => row.slice(-(rows[0]?.length ?? 0))),
            name,
          ).toEqual(rows);
        }
      }
    },
  );
});

async function expectCards(page: Page, summary: AnalyticsSummary): Promise<void> {
  const { totalViews, uniqueViews, engagementRate, averageSessionDuration } = summary;
  const figures = {
    'Total Views': `${totalViews}`,
    'Unique Visitors': `${uniqueViews}`,
    'Engagement Rate': `${engagementRate}%`,
    'Avg. Session': durationText(averageSessionDuration),
  };
  const cards = page.getByRole('region', { name: 'Summary' }).locator('.mantine-Card-root');
  for (const [label, figure] of Object.entries(figures)) {
    await cards.filter({ hasText: label }).getByText(figure, { exact: true }).waitFor();
  }
}

async function expectNotes(page: Page, { excluded, unrecognised }: AnalyticsSummary): Promise<void> {
  const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;
  const { bots, previews, own } = excluded;
  const left = `${plural(bots, 'bot')}, ${plural(previews, 'preview')}, ${own} of your own`;
  await page.getByText(`Left out of all figures: ${left}.`).waitFor();
  await page.getByText(`${plural(unrecognised, 'view')} asked not to be recognised`).waitFor();
}

/** The last cells of each row, by tab and title. */
function tablesOf(summary: AnalyticsSummary): Record<string, Record<string, string[][]>> {
  const { totalViews, returningViews, unrecognised, dailyViews, previousDailyViews } = summary;
  const shares = (list: { count: number; percentage: number }[]) =>
    list.map(({ count, percentage }) => [`${count}`, `${percentage}%`]);
  return {
    Overview: {
      'Views by day': dailyViews
        .map(({ date, views }, index) => {
          const before = previousDailyViews[index];
          return [dayText(date), `${views}`, dayText(before?.date ?? ''), `${before?.views}`];
        })
        .toReversed(),
      'What holds people': summary.topSections.map(({ section, count, percentage, seconds }) => [
        sectionName(section),
        `${count}`,
        `${percentage}%`,
        durationText(seconds),
        durationText(Math.round(seconds / count)),
      ]),
      Engagement: [returningViews, totalViews - returningViews - unrecognised, unrecognised].map((count) => [
        `${count}`,
      ]),
      'Downloads and video': summary.downloads.map(({ count }) => [`${count}`]),
    },
    'Traffic Sources': {
      Sources: summary.topSources.map(({ source, count, percentage }) => [
        sourceName(source),
        `${count}`,
        `${percentage}%`,
      ]),
      'Referring sites': shares(summary.topReferrers),
      Campaigns: shares(summary.topCampaigns),
      Devices: shares(summary.topDevices),
    },
    'Geographic Data': {
      Countries: shares(summary.topCountries),
      'Cities and regions': shares(summary.topLocations),
    },
  };
}
