import { createMemoryHistory } from '@tanstack/react-router';
import type { Page } from 'playwright-core';
import { beforeAll, expect, vi } from 'vitest';
import { Application, createAppRouter } from '../../src/client/application';
import { dismissUndo } from '../../src/client/ui/undo/undo-store';
import type { TestApp, TestUser } from './app';
import { type ClientPage, useClientPage } from './client-page';
import { keyboard, patience, scopeOf } from './dom-parts';

interface ScreenSite extends ClientPage {
  /** Before a path, it makes an address that is asked for by a stranger, not by the screen. */
  origin: string;
  newAccount(): Promise<TestUser>;
  /** A tab for the user or a visitor; it shows nothing yet, and then one screen at a time. */
  newTab(user?: TestUser): Page;
  newSignedInPage(role?: 'admin'): Promise<TestUser & { page: Page }>;
}

const origin = 'http://localhost';

/** Whether the screen, or a part of it, waits for the server. A hidden tab asks for nothing before it is chosen. */
const isLoading = () =>
  !document.querySelector('main, h1') ||
  [...document.querySelectorAll('.mantine-Skeleton-root, .mantine-Loader-root')].some(
    (waiting) => !waiting.closest('[style*="display: none"]'),
  );

/**
 * Screens in a document without a browser, in front of a real server: for what they say and do. Where things are, how they
 * look and what has the focus is for the browser tests. Needs the environment happy-dom, as the tests of the client have it.
 */
export function useScreenSite(app: () => TestApp): ScreenSite {
  const client = useClientPage(app);
  beforeAll(() => {
    // The document has no fonts, and so none that arrive.
    Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
    // Nothing is laid out; what opens beside something takes that for hidden unless it has a place in the window.
    const size = { clientWidth: { value: 1280 }, clientHeight: { value: 720 } };
    Object.defineProperties(document.documentElement, size);
    HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(10, 10, 100, 40);
  });

  function newTab(user?: TestUser): Page {
    const tab = scopeOf(() => [document.documentElement]);
    let history = createMemoryHistory();
    const load = async (address: string) => {
      // A page that loads offers nothing to undo.
      dismissUndo();
      // Too narrow for the page beside the screen, which is another document to read.
      window.happyDOM.setViewport({ width: 1200, height: 720 });
      window.happyDOM.settings.device.prefersReducedMotion = 'reduce';
      history = createMemoryHistory({ initialEntries: [address] });
      client.render(<Application router={createAppRouter(history)} />, user);
      await vi.waitFor(() => expect(isLoading()).toBe(false), patience);
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
      url: () => `${origin}${history.location.href}`,
      title: async () => document.title,
      evaluate: async (run: (argument?: unknown) => unknown, argument?: unknown) => run(argument),
    };
    return opened as Partial<Page> as Page;
  }

  return {
    ...client,
    origin,
    newAccount: () => app().newUser(),
    newTab,
    async newSignedInPage(role) {
      const account = role === 'admin' ? await app().newAdmin() : await app().newUser();
      return { ...account, page: newTab(account) };
    },
  };
}
