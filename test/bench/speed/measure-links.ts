import type { Measurement } from './bench';
import { median } from './figures';
import { ratesOf } from './measure-page';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** The page for a reader whose open of a link is under way, beside the page for anybody. */
export const measureLinks: Measurement = async ({ product, page, profileId, token }) => {
  const origin = `http://127.0.0.1:${product}`;
  const made = await fetch(`${origin}/api/profile/${profileId}/links`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ label: 'Measured', note: 'For you', hiddenSections: ['gallery'] }),
  });
  const link: { token: string } = await made.json();
  const opened = await fetch(`${origin}${page}?v=${link.token}`, { headers: { 'user-agent': browser } });
  const pass = opened.headers.get('set-cookie')?.split(';')[0];
  if (!made.ok || !pass) throw new Error(`The link does not open: ${made.status}, ${opened.status}`);
  const acceptEncoding = 'br';
  const headers = `user-agent: ${browser}\r\ncookie: ${pass}\r\n`;
  const rates = await ratesOf([
    { port: product, path: page, acceptEncoding },
    { port: product, path: page, acceptEncoding, headers },
  ]);
  const [without, through] = [0, 1].map((at) => median(rates.map((rate) => rate[at] ?? 0)).toFixed());
  console.log(`requests a second: page ${without}, through a link ${through}`);
  const ratio = median(rates.map(([anybody = 1, reader = 0]) => reader / anybody));
  return [{ what: 'page through a link / page', value: ratio, goal: { atLeast: 0.3 } }];
};
