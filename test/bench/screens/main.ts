import { inventedPeople } from '../../support/invented-people/people';
import { login, type OwnersSide, onOwnersSide, screens, show } from '../owners-side';
import { shootPerson } from './shoot-people';

// `npm run screens` photographs every screen of the built product in docs/screens/, which is not kept: with the demo
// profile and for somebody new, on a screen and on a phone, light and dark. `npm run screens -- /contact` only that one.
// `npm run screens -- people` photographs the pages of ten invented people and the documents that they would send, in
// every theme; `npm run screens -- people nurse` only hers. It needs LibreOffice and Poppler.

const folder = 'docs/screens';

await onOwnersSide(async (site) => {
  const [first, ...names] = process.argv.slice(2);
  if (first !== 'people') return shootScreens(site, process.argv.slice(2));
  const unknown = names.find((name) => !(name in inventedPeople));
  if (unknown) throw new Error(`Nobody is called ${unknown}; there are ${Object.keys(inventedPeople)}.`);
  for (const [name, person] of Object.entries(inventedPeople))
    if (names.length === 0 || names.includes(name))
      await shootPerson(site, name, person, `${folder}/${name}`);
});

async function shootScreens(site: OwnersSide, named: string[]) {
  const owners = [
    { name: 'nobody', session: undefined, shown: [login, '/forgot-password'] },
    { name: 'demo', session: site.demo, shown: screens },
    { name: 'newcomer', session: await site.register('newcomer@example.com'), shown: screens },
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
}
