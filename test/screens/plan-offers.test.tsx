import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { grantPlan } from '../support/plans';
import { useScreenSite } from '../support/screen-site';
import { fill, partsOf, restOf, type ScreenKey, screenOf } from '../support/section-screens';
import { testConfig } from '../support/test-config';

/** What the screen of each limited section says; that of skills and the gallery has tests of its own. */
const sentences: [ScreenKey, string][] = [
  ['facts', 'The Free plan holds one fact. The Pro plan holds up to 15.'],
  ['workExperience', 'The Free plan holds one work experience. The Pro plan holds up to 100.'],
  ['education', 'The Free plan holds one education entry. The Pro plan holds up to 50.'],
  ['testimonials', 'The Free plan holds one testimonial. The Pro plan holds up to 100.'],
];

const app = useTestApp(undefined, undefined, async () => ({ config: { ...testConfig, sellsPlans: true } }));
const site = useScreenSite(app);

describe('what the plan refuses is offered where it was refused', () => {
  async function start() {
    const { page, token, accountId } = await site.newSignedInPage();
    return { page, rest: restOf(site.origin, token), accountId };
  }

  /** The offer, which leads to the plans and leaves the screen open. */
  async function offered(page: Page, sentence: string | RegExp): Promise<Locator> {
    const offer = page.getByRole('alert').filter({ hasText: sentence });
    const link = offer.getByRole('link', { name: 'Upgrade', exact: true });
    await link.waitFor();
    expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([
      '/pricing',
      '_blank',
    ]);
    return offer;
  }

  test.each(sentences)('%s, with what was typed', async (section, sentence) => {
    const { page, rest, accountId } = await start();
    const screen = screenOf(section);
    const { open, openForm, submit, field, entry } = partsOf(page, screen);
    await open();
    const form = await openForm();
    await fill(form, screen.required);
    await rest.seed(screen, ['Elsewhere']);
    await submit(form);
    const offer = await offered(page, sentence);
    expect(await field(form).inputValue()).toBe('First');

    await grantPlan(app().db, accountId, 'pro');
    await submit(form);
    await entry('First').waitFor();
    await offer.waitFor({ state: 'detached' });
    expect(await rest.list(screen.rest)).toHaveLength(2);
  });

  test('a second portfolio, with its name', async () => {
    const { page, accountId } = await start();
    await page.goto('/portfolios');
    await page.getByRole('button', { name: 'New portfolio', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'New portfolio', exact: true });
    const name = dialog.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('For harbours');
    const create = dialog.getByRole('button', { name: 'Create portfolio', exact: true });
    await create.click();
    await offered(page, 'The Free plan holds one portfolio. The Pro plan holds as many as you like.');
    expect(await name.inputValue()).toBe('For harbours');

    await grantPlan(app().db, accountId, 'pro');
    await create.click();
    await dialog.waitFor({ state: 'detached' });
  });

  test('a domain, before and after it is typed', async () => {
    const { page, accountId } = await start();
    const sentence = 'The Free plan holds no domains of your own. The Pro plan holds up to three.';
    await page.goto('/share-profile');
    const card = page.getByRole('region', { name: 'Your own domain', exact: true });
    await card.getByRole('button', { name: 'Your own domain', exact: true }).click();
    await card.getByText(sentence, { exact: true }).waitFor();
    await card.getByRole('link', { name: 'Upgrade', exact: true }).waitFor();
    const host = `${crypto.randomUUID()}.example.org`;
    const typed = card.getByLabel('Domain', { exact: true });
    await typed.fill(host);
    const add = card.getByRole('button', { name: 'Add domain', exact: true });
    await add.click();
    await offered(page, sentence);
    expect(await typed.inputValue()).toBe(host);

    await grantPlan(app().db, accountId, 'pro');
    await add.click();
    await card.getByRole('table', { name: `Records to set for ${host}`, exact: true }).waitFor();
  });
});
