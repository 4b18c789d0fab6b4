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
  /** Leaves what is shown, as reloading the page does; what the browser stores is kept. */
  reload(): void;
  /** Holds back the next call of a procedure until the returned function is called. */
  hold(procedure: string): () => void;
}

/** Waits until the page shows what is expected, usually at once. */
export const until = (expectation: () => unknown) =>
  vi.waitFor(expectation, { timeout: 120_000, interval: 5 });

/**
 * Needs `@vitest-environment happy-dom` at the head of the test file.
 * @param app omitted if no server is needed
 */
export function useClientPage(app?: () => TestApp): ClientPage {
  let root: Root | undefined;
  let cookie = '';
  const held: { procedure: string; released: Promise<void> }[] = [];

  /** Calls the server as a browser does for a page of it. */
  async function send(address: string, { method, headers, body }: RequestInit): Promise<Response> {
    if (!app) throw new Error(`There is no server to ask for ${address}.`);
    const index = held.findIndex(({ procedure }) => address.includes(procedure));
    if (index >= 0) await held.splice(index, 1)[0]?.released;
    const answer = await app().app.inject({
      method: method as 'GET',
      url: address,
      headers: { ...Object.fromEntries(new Headers(headers)), 'sec-fetch-site': 'same-origin', cookie },
      payload: String(body ?? ''),
    });
    return new Response(answer.body, { status: answer.statusCode });
  }

  beforeEach(() => void vi.stubGlobal('fetch', send));
  afterEach(() => {
    root?.unmount();
    notifications.clean();
    localStorage.clear();
    // As reloading the page does.
    forgetShownPortfolio();
    vi.unstubAllGlobals();
  });

  function show(parts: ReactNode, user?: TestUser) {
    cookie = user ? `storyfolio=${user.token}` : '';
    if (user) localStorage.setItem('authToken', 'a-session');
    const queryClient = createQueryClient();
    root = createRoot(document.body);
    root.render(
      <MantineProvider>
        <Notifications />
        <trpc.Provider client={createTrpcClient()} queryClient={queryClient}>
          <QueryClientProvider client={queryClient}>
            <SessionProvider>{parts}</SessionProvider>
          </QueryClientProvider>
        </trpc.Provider>
      </MantineProvider>,
    );
  }

  return {
    show,
    reload() {
      root?.unmount();
      forgetShownPortfolio();
    },
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
    hold(procedure) {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.push({ procedure, released });
      return release;
    },
  };
}
