import { login, type OwnersSide, screens, show } from '../owners-side';

const landing = '/landing';
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
/** By how much the layout of a screen may shift. */
const mostShift = 0.02;

/**
 * Prints when each screen first shows something on slow 4G and a slow processor, by how much its layout shifts, and what
 * shifts most. The exit code is 1 if the layout of a screen shifts too much.
 * @param named the screens that are measured, if not all
 */
export async function printSlow(site: OwnersSide, named: string[]): Promise<void> {
  const newcomer = await site.register('newcomer@example.com');
  const isMeasured = (address: string) => named.length === 0 || named.includes(address);
  const rounds = [1440, 390].flatMap((width) => [
    { title: `${width} px, filled`, width, session: site.demo },
    { title: `${width} px, empty`, width, session: newcomer },
  ]);
  for (const { title, width, session } of rounds) {
    console.log(`${title}\nfirst paint  layout shift`);
    let base = 0;
    for (const address of [landing, ...[login, ...screens].filter(isMeasured)]) {
      const viewport = { width, height: width < 600 ? 844 : 900 };
      const context = await site.newContext(screens.includes(address) ? session : undefined, { viewport });
      const page = await context.newPage();
      const devtools = await context.newCDPSession(page);
      await devtools.send('Network.enable');
      await devtools.send('Network.emulateNetworkConditions', slow4G);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await show(page, address);
      const { paint, shift, moved } = await page.evaluate(paintAndShift);
      await context.close();
      base ||= paint;
      const row = `${(paint / base).toFixed(2).padStart(11)}  ${shift.toFixed(3).padStart(12)}  ${address}`;
      console.log(shift > mostShift ? `${row}  ${moved}` : row);
      if (address !== landing && shift > mostShift) process.exitCode = 1;
    }
  }
}

async function paintAndShift() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  type Source = { node: Element | null; previousRect: DOMRect; currentRect: DOMRect };
  type Shift = PerformanceEntry & { value: number; sources: Source[] };
  const shifts = await new Promise<Shift[]>((resolve) => {
    new PerformanceObserver((list, observer) => {
      observer.disconnect();
      resolve(list.getEntries() as Shift[]);
    }).observe({ type: 'layout-shift', buffered: true });
    // There is no entry where nothing shifts.
    setTimeout(() => resolve([]), 500);
  });
  const shift = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts
    .toSorted((one, other) => other.value - one.value)
    .slice(0, 3)
    .map(({ value, startTime, sources }) => {
      const places = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node?.textContent?.slice(0, 30) || node?.className} ${Math.round(previousRect.top)} > ${Math.round(currentRect.top)}`,
      );
      return `\n    ${value.toFixed(3)} after ${Math.round(startTime)} ms: ${places.join(' | ')}`;
    })
    .join('');
  return { paint, shift, moved };
}
