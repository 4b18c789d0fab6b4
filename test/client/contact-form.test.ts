import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ScriptWords } from '../../src/server/public-page/script-words';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

const formIn = (message: string) =>
  `<div id="guarded-page"><h1 tabindex="-1">Write</h1><form action="/profile/ada/contact-requests" data-fastest="3000"><input name="message" value="${message}"><button>Send message</button></form></div>`;

/** The page of the form with the script of public pages. */
async function openForm(answer: () => Promise<Response>) {
  vi.resetModules();
  vi.useFakeTimers();
  document.body.innerHTML = formIn('Hello') + renderToStaticMarkup(createElement(ScriptWords));
  const send = vi.fn((_address: string, _message: RequestInit) => answer());
  vi.stubGlobal('fetch', send);
  await import('../../src/server/public-page/public-page.client');
  const press = () =>
    document.querySelector('form')?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  return { send, press };
}

const failed = async () => new Response('', { status: 502 });

test('a message is sent once, however often its button is pressed, and not before a person could have', async () => {
  const { send, press } = await openForm(failed);
  for (const _ of [1, 2, 3]) press();
  await vi.advanceTimersByTimeAsync(2999);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10);
  expect(send).toHaveBeenCalledTimes(1);
  expect(String(send.mock.calls[0]?.[1].body)).toBe('message=Hello');
});

test('a message that could not be sent can be sent again', async () => {
  const { send, press } = await openForm(failed);
  for (const count of [1, 2]) {
    press();
    expect(document.querySelector('button')?.textContent).toBe('Sending …');
    await vi.advanceTimersByTimeAsync(3000);
    expect(send).toHaveBeenCalledTimes(count);
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
    expect(document.querySelector('button')?.textContent).toBe('Send message');
  }
});

test('a form that comes back with faults is sent by its script, too', async () => {
  const { send, press } = await openForm(async () => new Response(formIn('Mended'), { status: 400 }));
  press();
  await vi.advanceTimersByTimeAsync(3000);
  press();
  await vi.advanceTimersByTimeAsync(3000);
  expect(send.mock.calls.map(([, { body }]) => String(body))).toEqual(['message=Hello', 'message=Mended']);
});

test.each([
  [404, 'this page no longer takes messages, so copy your text if you still need it.'],
  [410, 'this page no longer takes messages, so copy your text if you still need it.'],
  [413, 'it is too long, so shorten it, and send it again.'],
  [502, 'wait a moment, and send it again.'],
])('after %i the form keeps the message and says what helps', async (status, advice) => {
  const { press } = await openForm(async () => new Response('', { status }));
  press();
  await vi.advanceTimersByTimeAsync(3000);
  const said = document.querySelector('[role=alert]')?.textContent;
  expect(said).toBe(`Your message could not be sent. It is still here: ${advice}`);
  expect(document.querySelector('input')?.value).toBe('Hello');
});
