import { describe, expect, test } from 'vitest';
import { sectionContracts } from '../../src/contracts/sections';
import { type DatedSection, datedSections } from '../../src/contracts/sections/newest-first';
import { useTestApp } from '../support/app';
import { useScreenSite } from '../support/screen-site';
import { sectionSamples } from '../support/section-samples';
import { fill, partsOf, restOf, screenOf } from '../support/section-screens';

const names = ['First', 'Second', 'Third'];
const newest = { startDate: '2021-03', isCurrent: true };
const middle = { startDate: '2010-09', endDate: '2014-02' };
const oldest = { startDate: '2008-01', endDate: '2009-06' };

const app = useTestApp();
const site = useScreenSite(app);

describe('work and education', () => {
  /** The screen of a section with these entries. */
  async function start(section: DatedSection, entries: Record<string, object>) {
    const { page, token, slug } = await site.newSignedInPage();
    const screen = screenOf(section);
    const rest = restOf(site.origin, token);
    const { path } = sectionContracts[section];
    const { endDate: _, ...fields } = { ...sectionSamples[section].draft, ...screen.seeded?.(0) };
    for (const [name, period] of Object.entries(entries)) {
      await rest.add(path, { ...fields, ...period, [screen.named.field]: name });
    }
    const parts = partsOf(page, screen);
    await page.goto(screen.path);
    await parts.entry('Second').waitFor();
    return { ...parts, slug, screen, rest, sort: parts.button('Sort by date') };
  }

  test.each(datedSections)('%s: what is typed last and is newest stands first at once', async (section) => {
    const { screen, openForm, submit, shown, expectToast, rest, sort } = await start(section, {
      Second: middle,
      Third: oldest,
    });
    const form = await openForm();
    await fill(form, screen.required);
    await submit(form);
    await expectToast(screen.texts.added);
    await expect.poll(() => shown(names)).toEqual(['First', 'Second', 'Third']);
    expect(await rest.names(screen)).toEqual(['First', 'Second', 'Third']);
    expect(await sort.count()).toBe(0);
  });

  test.each(datedSections)('%s: "Sort by date" brings the order back', async (section) => {
    const entries = { Third: oldest, First: newest, Second: middle };
    const { act, entry, page, rest, screen, shown, sort } = await start(section, entries);
    expect(await shown(names)).toEqual(['First', 'Second', 'Third']);
    await act('Third', 'Move up');
    await sort.waitFor();
    await expect.poll(() => rest.names(screen)).toEqual(['First', 'Third', 'Second']);

    await sort.click();
    // The button goes, and the focus with it would be lost.
    await expect.poll(() => entry('First').evaluate((first) => first === document.activeElement)).toBe(true);
    await expect.poll(() => shown(names)).toEqual(['First', 'Second', 'Third']);
    expect(await sort.count()).toBe(0);
    await page.getByText('Sorted by date, newest first').waitFor({ state: 'attached' });
  });
});
