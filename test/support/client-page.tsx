import { MantineProvider } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';
import { forgetShownPortfolio } from '../../src/client/api/shown-portfolio';
import { createQueryClient, createTrpcClient, trpc } from '../../src/client/api/trpc';
import { SessionProvider } from '../../src/client/session/session';
import type { TestApp, TestUser } from './app';

/** A happy-dom page in front of a real server, for parts of the client whose tests need no browser. */
export interface ClientPage {
  /** Renders the parts for the user, or for a visitor. */
  show(parts: ReactNode, user?: TestUser): void;
  /** Runs a hook on its own page. @returns its latest result */
  run<T>(hook: () => T, user?: TestUser): () => T;
  /** Renders what brings its own providers, instead of what is shown. */
  render(whole: ReactNode, user?: TestUser): void;
  /** Leaves what is shown, as reloading the page does; what the browser stores is kept. */
  reload(): void;
  /** Holds back the next call of a procedure, or its answer, until the returned function is called. */
  hold(procedure: string, what?: 'call' | 'answer'): () => void;
  /** Lets all calls of a procedure fail, or something other than the server answer them, until the returned function is called. */
  fail(procedure: string, answer?: { status: number; body: string }): () => void;
}

/** Waits until the page shows what is expected, usually at once. */
export const until = (expectation: () => unknown) =>
  vi.waitFor(expectation, { timeout: 120_000, interval: 5 });

/** What a browser would send; it chooses the boundary of a form itself. */
async function encode({
  headers,
  body,
}: RequestInit): Promise<{ headers: Headers; payload: string | Buffer }> {
  if (!(body instanceof FormData)) return { headers: new Headers(headers), payload: String(body ?? '') };
  const request = new Request('http://localhost/', { method: 'POST', body, ...(headers && { headers }) });
  return { headers: request.headers, payload: Buffer.from(await request.arrayBuffer()) };
}

/**
 * Needs the environment happy-dom, as the tests of the client have it.
 * @param app omitted if no server is needed
 */
export function useClientPage(app?: () => TestApp): ClientPage {
  let root: Root | undefined;
  let cookie = '';
  const held: { procedure: string; what: 'call' | 'answer'; released: Promise<void> }[] = [];
  let failures: { procedure: string; answer?: { status: number; body: string } }[] = [];

  /** Calls the server as a browser does for a page of it; with a whole address, as a stranger does. */
  async function send(to: string | URL, init: RequestInit = {}): Promise<Response> {
    const address = String(to);
    const asking = root;
    if (!app) throw new Error(`There is no server to ask for ${address}.`);
    const index = held.findIndex(({ procedure }) => address.includes(procedure));
    const [hold] = index < 0 ? [] : held.splice(index, 1);
    if (hold?.what === 'call') await hold.released;
    const failure = failures.find(({ procedure }) => address.includes(procedure));
    if (failure?.answer) return new Response(failure.answer.body, { status: failure.answer.status });
    if (failure) throw new TypeError('Failed to fetch');
    const isOfPage = address.startsWith('/');
    const { headers, payload } = await encode(init);
    const given = Object.fromEntries(headers);
    const answer = await app().app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: address.replace(/^https?:\/\/[^/]+/, ''),
      headers: { ...(isOfPage && { 'sec-fetch-site': 'same-origin', cookie }), ...given },
      payload,
    });
    if (hold?.what === 'answer') await hold.released;
    // A page that was left meanwhile hears no answer, and no other page does.
    if (isOfPage && root !== asking) return new Promise(() => {});
    const signedIn = answer.cookies.find(({ name }) => name === 'storyfolio');
    if (signedIn) cookie = `storyfolio=${signedIn.value}`;
    const answered = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return new Response(answer.body, { status: answer.statusCode, headers: Object.fromEntries(answered) });
  }

  beforeEach(() => {
    vi.stubGlobal('fetch', send);
    // Files share the document, which a link to an e-mail address or a download moves to an address without an origin.
    window.happyDOM.setURL('http://localhost/');
  });
  afterEach(() => {
    leave();
    localStorage.clear();
    failures = [];
    vi.unstubAllGlobals();
    // What is still asked for when the page is gone is not answered.
    vi.stubGlobal('fetch', () => new Promise(() => {}));
  });

  function leave() {
    root?.unmount();
    root = undefined;
    notifications.clean();
    forgetShownPortfolio();
  }

  function render(whole: ReactNode, user?: TestUser) {
    leave();
    cookie = user ? `storyfolio=${user.token}` : '';
    if (user) localStorage.setItem('authToken', 'a-session');
    root = createRoot(document.body);
    root.render(whole);
  }

  function show(parts: ReactNode, user?: TestUser) {
    const queryClient = createQueryClient();
    render(
      <MantineProvider>
        <Notifications />
        <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider>{parts}</SessionProvider>
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>,
      user,
    );
  }

  return {
    show,
    render,
    reload: leave,
    run<T>(hook: () => T, user?: TestUser) {
      const answers: T[] = [];
      function Hook() {
        answers.push(hook());
        return null;
      }
      show(<Hook />, user);
      return () => {
        const last = answers.at(-1);
        if (last === undefined) throw new Error('The hook has not run yet.');
        return last;
      };
    },
    hold(procedure, what = 'call') {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.push({ procedure, what, released });
      return release;
    },
    fail(procedure, answer) {
      const failure = { procedure, ...(answer && { answer }) };
      failures.push(failure);
      return () => {
        failures = failures.filter((each) => each !== failure);
      };
    },
  };
}
