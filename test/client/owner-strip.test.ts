import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionId } from '../../src/client/session/local-storage';

beforeEach(() => vi.resetModules());

afterEach(() => {
  vi.unstubAllGlobals();
  sessionId.remove();
  document.body.replaceChildren();
});

const strip =
  '<aside class="owner-strip"><button value="https://example.com/profile/ada">Copy link</button></aside>';

/** The page at an address, with its script. */
async function openPage(address: string, answer: () => Promise<Response>) {
  const ask = vi.fn((_address: string) => answer());
  vi.stubGlobal('fetch', ask);
  vi.stubGlobal('location', new URL(address, 'https://example.com'));
  await import('../../src/server/public-page/public-page.client');
  return ask;
}

test('a browser without a session asks for nothing', async () => {
  const ask = await openPage('/profile/ada', async () => new Response(strip));
  expect(ask).not.toHaveBeenCalled();
});

test('a browser with one asks once, and its owner gets the strip, which copies the address', async () => {
  sessionId.write('some-session');
  const writeText = vi.fn(async (_text: string) => undefined);
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  const ask = await openPage('/profile/ada', async () => new Response(strip));
  expect(ask.mock.calls).toEqual([['/profile/ada/owner']]);
  await vi.waitFor(() => expect(document.querySelector('.owner-strip')).not.toBeNull());
  document.querySelector('button')?.click();
  await vi.waitFor(() => expect(document.querySelector('button')?.textContent).toBe('Copied'));
  expect(writeText).toHaveBeenCalledWith('https://example.com/profile/ada');
});

test('Edit leads to the part of the page in the middle of the window', async () => {
  sessionId.write('some-session');
  const edit =
    '<aside class="owner-strip"><a href="/" data-editors=\'{"skills":"/skills"}\'>Edit</a></aside>';
  document.body.innerHTML = '<section data-part="facts"></section><section data-part="skills"></section>';
  const [facts, skills] = document.querySelectorAll('section');
  let top = 0;
  if (facts) facts.getBoundingClientRect = () => new DOMRect(0, top, 100, innerHeight);
  if (skills) skills.getBoundingClientRect = () => new DOMRect(0, top + innerHeight, 100, innerHeight);
  await openPage('/profile/ada', async () => new Response(edit));
  const link = () => document.querySelector('a');
  await vi.waitFor(() => expect(link()).not.toBeNull());
  link()?.addEventListener('click', (event) => event.preventDefault());
  const followed = () => {
    link()?.click();
    return link()?.getAttribute('href');
  };
  expect(followed()).toBe('/');
  top = -innerHeight;
  expect(followed()).toBe('/skills');
});

test.each([
  ['somebody else', async () => new Response(null, { status: 204 })],
  ['an ended session', async () => new Response('', { status: 401 })],
  ['nobody who is online', async () => Promise.reject(new TypeError())],
])('%s gets none', async (_, answer) => {
  sessionId.write('some-session');
  const ask = await openPage('/profile/ada', answer);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(document.querySelector('.owner-strip')).toBeNull();
});

test.each(['/profile/ada?as=visitor', '/profile/ada/contact', '/', '/templates/swiss'])(
  'nobody is asked about at %s',
  async (address) => {
    sessionId.write('some-session');
    expect(await openPage(address, async () => new Response(strip))).not.toHaveBeenCalled();
  },
);
