import { expect, test } from 'vitest';
import { describeInBrowser, expectAccessible, useTestSite } from '../support/browser';

const now = new Date('2026-03-10T12:00:00.000Z');

describeInBrowser('the status of an installation', () => {
  const site = useTestSite(undefined, { now: () => now });

  test('shows a bad hour on its day', async () => {
    await site().db.deleteFrom('statusDays').execute();
    await site()
      .db.insertInto('statusDays')
      .values([
        // From ten to midnight; in half an hour of it something failed.
        { day: '2026-03-08', firstMinute: 22 * 60, lastMinute: 24 * 60 - 1, answered: 120, impaired: 30 },
        // An hour is missing.
        { day: '2026-03-09', firstMinute: 0, lastMinute: 24 * 60 - 1, answered: 23 * 60, impaired: 0 },
        { day: '2026-03-10', firstMinute: 0, lastMinute: 12 * 60 - 1, answered: 12 * 60, impaired: 0 },
      ])
      .execute();

    const page = await site().newTab();
    await page.goto('/status');
    const history = page.getByRole('region', { name: 'The last 90 days', exact: true });
    await history.getByText('97.36% of the time since March 8, 2026').waitFor();
    const bar = (day: string, level: string) => history.locator(`.bars .${level}[title^="${day}"]`);
    const colorOf = (day: string, level: string) =>
      bar(day, level).evaluate((span) => getComputedStyle(span).background);
    const colors = [
      await colorOf('March 7, 2026', 'none'),
      await colorOf('March 8, 2026', 'some'),
      await colorOf('March 9, 2026', 'bad'),
      await colorOf('March 10, 2026', 'good'),
    ];
    expect(new Set(colors).size).toBe(4);

    // Nobody has to tell colors apart: the table has the same words.
    await history.getByText('Day by day', { exact: true }).click();
    await history.getByRole('row', { name: 'March 9, 2026 Down for 60 minutes', exact: true }).waitFor();
    for (const [colorScheme, width] of [
      ['light', 1440],
      ['dark', 390],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, colorScheme === 'light' ? 'all' : 'contrast');
      const widths = await history
        .locator('.bars span')
        .evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().width));
      expect(Math.min(...widths)).toBeGreaterThan(6);
    }
  });
});
