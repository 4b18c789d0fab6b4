import { login, onOwnersSide, screens, show } from '../owners-side';

// `npm run screens` photographs every screen of the built product in docs/screens/, which is not kept: with the demo
// profile and for somebody new, on a screen and on a phone, light and dark. `npm run screens -- /contact` only that one.

const folder = 'docs/screens';

await onOwnersSide(async (site) => {
  const named = process.argv.slice(2);
  const owners = [
    { name: 'nobody', session: undefined, shown: [login, '/forgot-password'] },
    { name: 'demo', session: site.demo, shown: screens },
    { name: 'newcomer', session: await site.newcomer(), shown: screens },
  ];
  for (const { name, session, shown } of owners) {
    for (const width of [1440, 390]) {
      const viewport = { width, height: 900 };
      const context = await site.newContext(session, { viewport, reducedMotion: 'reduce' });
      for (const address of shown.filter((address) => named.length === 0 || named.includes(address))) {
        const page = await context.newPage();
        await show(page, address);
        // The page beside a screen, too.
        await page.locator('[aria-busy=true]:visible').first().waitFor({ state: 'detached' });
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor({ state: 'attached' });
          const file = `${folder}/${name}/${width}-${colorScheme}/${address.slice(1) || 'dashboard'}.png`;
          await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
        }
        await page.close();
      }
      await context.close();
    }
  }
});
