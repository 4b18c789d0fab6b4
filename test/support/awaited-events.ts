import type { BrowserContext, Page } from 'playwright-core';

type Wait = (...args: unknown[]) => Promise<unknown>;

/**
 * Lets a test that fails before it awaits an event fail by its own error alone: the event that then never comes would
 * otherwise end the whole run, even if another try passes.
 */
export function leaveUnawaitedEvents(context: BrowserContext): void {
  handleRejections(context, ['waitForEvent']);
  context.on('page', (page) => handleRejections(page, ['waitForEvent', 'waitForRequest', 'waitForResponse']));
}

function handleRejections<T extends BrowserContext | Page>(target: T, names: (keyof T)[]): void {
  for (const name of names) {
    const wait = (target[name] as Wait).bind(target);
    const waitQuietly: Wait = (...args) => {
      const event = wait(...args);
      event.catch(() => undefined);
      return event;
    };
    Object.assign(target, { [name]: waitQuietly });
  }
}
