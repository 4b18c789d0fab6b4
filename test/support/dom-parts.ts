/**
 * Playwright's way to find and use the parts of a screen, in a document without a browser: as much of it as tests of screens
 * need, so that the same helpers serve both.
 */
import {
  fireEvent,
  queryAllByLabelText,
  queryAllByPlaceholderText,
  queryAllByRole,
} from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { computeAccessibleName } from 'dom-accessibility-api';
import type { Locator, Page } from 'playwright-core';
import { vi } from 'vitest';

type Words = string | RegExp;
type Find = () => HTMLElement[];
type Role = Parameters<Page['getByRole']>[0];
type RoleOptions = NonNullable<Parameters<Page['getByRole']>[1]>;
type Scope = Pick<Page, 'getByRole' | 'getByText' | 'getByLabel' | 'getByPlaceholder'> & {
  locator(selector: string): Locator;
};

// Ends what hangs; a screen that is opened first brings hundreds of modules, which a busy machine is slow to read.
export const patience = { timeout: 120_000, interval: 50 };

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ').trim();

/** What the document says, for whoever looks for the reason of a failure. */
const shownText = () =>
  [...document.body.querySelectorAll(':scope > :not(style, script)')]
    .map(({ textContent }) => plain(textContent))
    .join(' ')
    .slice(0, 2_000);

/** As Playwright compares words: parts of them in any case, unless they are to be exact. */
function says(text: string | null, words: Words, exact = false): boolean {
  const found = plain(text);
  if (words instanceof RegExp) return words.test(found);
  return exact ? found === plain(words) : found.toLowerCase().includes(plain(words).toLowerCase());
}

const unseen = '[hidden], [inert], [aria-hidden="true"], details:not([open]) > :not(summary)';
const isSeen = (element: Element) => {
  if (element.closest(unseen)) return false;
  for (let each: Element | null = element; each; each = each.parentElement)
    if (/display:\s*none/.test(each.getAttribute('style') ?? '')) return false;
  return true;
};

// ARIA has no role for them; browsers show them as text boxes.
const otherTextBoxes = 'input[type=password], input[type=date], input[type=time], input[type=datetime-local]';

// Style sheets are not loaded; to compute each element's style would take most of the time of a test.
const withoutStyles = {
  getComputedStyle: (element: Element) =>
    element instanceof HTMLElement ? element.style : document.createElement('i').style,
};

/** Everything in an element that has the role, and the name if there is any. */
function byRole(root: HTMLElement, role: Role, { name, exact, level, selected }: RoleOptions): HTMLElement[] {
  const states = { ...(level !== undefined && { level }), ...(selected !== undefined && { selected }) };
  const found = queryAllByRole(root, role, { ...states, hidden: true });
  if (role === 'textbox') found.push(...root.querySelectorAll<HTMLElement>(otherTextBoxes));
  const isNamed = (element: Element) =>
    name === undefined || says(computeAccessibleName(element, withoutStyles), name, exact);
  return found.filter((element) => isSeen(element) && isNamed(element));
}

/** The innermost elements with this text. */
function byText(root: HTMLElement, text: Words, exact?: boolean): HTMLElement[] {
  const isShown = (element: Element) =>
    !element.matches('style, script') && says(element.textContent, text, exact);
  return [...root.querySelectorAll<HTMLElement>('*')].filter(
    (element) => isShown(element) && ![...element.children].some(isShown),
  );
}

const user = () => userEvent.setup({ pointerEventsCheck: 0, delay: null });

/** The keys of Playwright in the words of the library. */
function keysOf(keys: string): string {
  const names = keys.split('+').map((key) => (key === 'Space' ? ' ' : key));
  const held = names.slice(0, -1);
  return [...held.map((key) => `{${key}>}`), `{${names.at(-1)}}`, ...held.map((key) => `{/${key}}`)].join('');
}

export const keyboard = {
  press: (keys: string) => user().keyboard(keysOf(keys)),
  type: (text: string) => user().keyboard(text.replace(/[{[]/g, '$&$&')),
};

const isOff = (element: HTMLElement) =>
  element.matches(':disabled, [aria-disabled=true]') || element.closest('fieldset:disabled') !== null;

/** What is looked for in each of the elements. */
export function scopeOf(roots: Find): Scope {
  const within = (find: (root: HTMLElement) => HTMLElement[]) =>
    partOf(() => [...new Set(roots().flatMap(find))]);
  return {
    getByRole: (role, options = {}) => within((root) => byRole(root, role, options)),
    getByText: (text, { exact } = {}) => within((root) => byText(root, text, exact)),
    getByLabel: (text, { exact } = {}) =>
      within((root) => queryAllByLabelText(root, (content) => says(content, text, exact))),
    getByPlaceholder: (text, { exact } = {}) =>
      within((root) => queryAllByPlaceholderText(root, (content) => says(content, text, exact))),
    locator: (selector) => within((root) => [...root.querySelectorAll<HTMLElement>(selector)]),
  };
}

const finds = new WeakMap<Locator, Find>();
const findOf = (part: Locator): Find => finds.get(part) ?? (() => []);

function partOf(find: Find): Locator {
  /** The only element, once it is there. */
  const one = (isReady: (element: HTMLElement) => boolean = () => true) =>
    vi.waitFor(() => {
      const [element, ...others] = find();
      if (!element) throw new Error(`Nothing like this is shown: ${shownText()}`);
      if (others.length > 0) throw new Error(`There are ${others.length + 1} like this.`);
      if (!isReady(element)) throw new Error(`It cannot be used: ${element.outerHTML}`);
      return element;
    }, patience);
  const read = async <R>(of: (element: HTMLElement) => R) => of(await one());
  const isChecked = (element: HTMLElement) =>
    element instanceof HTMLInputElement ? element.checked : element.ariaChecked === 'true';
  const toggle = async (to: boolean) => {
    const element = await one((each) => !isOff(each));
    if (isChecked(element) !== to) await user().click(element);
  };
  const part = {
    ...scopeOf(find),
    first: () => partOf(() => find().slice(0, 1)),
    nth: (index: number) => partOf(() => find().slice(index, index + 1)),
    or: (other: Locator) => partOf(() => [...new Set([...find(), ...findOf(other)()])]),
    and: (other: Locator) => partOf(() => find().filter((element) => findOf(other)().includes(element))),
    filter: ({ hasText, has }: { hasText?: Words; has?: Locator }) =>
      partOf(() =>
        find().filter(
          (element) =>
            (hasText === undefined || says(element.textContent, hasText)) &&
            (!has || findOf(has)().some((inner) => element.contains(inner) && element !== inner)),
        ),
      ),
    all: async () => find().map((_, index) => part.nth(index)),
    count: async () => find().length,
    waitFor: ({ state = 'visible' }: { state?: string } = {}) =>
      vi.waitFor(() => {
        const found = state === 'visible' || state === 'hidden' ? find().filter(isSeen) : find();
        if (found.length > 0 !== (state === 'visible' || state === 'attached'))
          throw new Error(`${found.length} are ${state}: ${shownText()}`);
      }, patience),
    click: async () => user().click(await one((element) => !isOff(element) && isSeen(element))),
    focus: () => read((element) => element.focus()),
    async press(keys: string) {
      (await one()).focus();
      await keyboard.press(keys);
    },
    async fill(value: string) {
      const element = await one((each) => !isOff(each));
      element.focus();
      fireEvent.input(element, { target: { value } });
    },
    check: () => toggle(true),
    uncheck: () => toggle(false),
    async selectOption(option: string | { label: string }) {
      const wanted = typeof option === 'string' ? option : option.label;
      const element = await one((each) => !isOff(each));
      const found = [...element.querySelectorAll('option')].find(
        ({ value, textContent }) => plain(textContent) === wanted || value === wanted,
      );
      if (!found) throw new Error(`${wanted} cannot be chosen.`);
      await user().selectOptions(element, found);
      return [found.value];
    },
    inputValue: () => read((element) => (element as HTMLInputElement).value),
    isChecked: () => read(isChecked),
    isDisabled: () => read(isOff),
    isVisible: async () => find().some(isSeen),
    getAttribute: (name: string) => read((element) => element.getAttribute(name)),
    textContent: () => read(({ textContent }) => textContent),
    allTextContents: async () => find().map(({ textContent }) => textContent ?? ''),
    innerText: () => read(({ textContent }) => plain(textContent)),
    allInnerTexts: async () => find().map(({ textContent }) => plain(textContent)),
    evaluate: read,
    evaluateAll: async (
      readAll: (elements: HTMLElement[], argument?: unknown) => unknown,
      argument?: unknown,
    ) => readAll(find(), argument),
  } as Partial<Locator> as Locator;
  finds.set(part, find);
  return part;
}
