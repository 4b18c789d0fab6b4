import { createMemoryHistory } from '@tanstack/react-router';
import type { Page } from 'playwright-core';
import { beforeAll } from 'vitest';
import { Application, createAppRouter } from '../../src/client/application';
import type { TestApp, TestUser } from './app';
import { type ClientPage, useClientPage } from './client-page';
import { keyboard, scopeOf } from './dom-parts';

interface ScreenSite extends ClientPage {
  /** Of addresses in tests that may also run in front of a server elsewhere. */
  origin: '';
  newAccount(): Promise<TestUser>;
  /** A tab for the user or a visitor; it shows nothing yet, and then one screen at a time. */
  newTab(user?: TestUser): Page;
  newSignedInPage(role?: 'admin'): Promise<TestUser & { page: Page }>;
}

/**
 * Screens in a document without a browser, in front of a real server: for what they say and do. Where things are, how they
 * look and what has the focus is for the browser tests. Needs `@vitest-environment happy-dom` at the head of the test file.
 */
export function useScreenSite(app: () => TestApp): ScreenSite {
  const client = useClientPage(app);
  beforeAll(() => {
    // The document has none, and so none that arrives.
    Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  });

  function newTab(user?: TestUser): Page {
    const tab = scopeOf(() => [document.documentElement]);
    let history = createMemoryHistory();
    const load = async (address: string) => {
      window.happyDOM.setViewport({ width: 1280, height: 720 });
      window.happyDOM.settings.device.prefersReducedMotion = 'reduce';
      history = createMemoryHistory({ initialEntries: [address] });
      client.render(<Application router={createAppRouter(history)} />, user);
      await tab.getByRole('heading', { level: 1 }).first().waitFor();
      return null;
    };
    const opened = {
      ...tab,
      keyboard,
      goto: load,
      reload: () => load(history.location.href),
      async goBack() {
        history.back();
        return null;
      },
      url: () => `http://localhost${history.location.href}`,
      title: async () => document.title,
      evaluate: async (run: (argument?: unknown) => unknown, argument?: unknown) => run(argument),
    };
    return opened as Partial<Page> as Page;
  }

  return {
    ...client,
    origin: '',
    newAccount: () => app().newUser(),
    newTab,
    async newSignedInPage(role) {
      const account = role === 'admin' ? await app().newAdmin() : await app().newUser();
      return { ...account, page: newTab(account) };
    },
  };
}
