import { type RefObject, useEffect } from 'react';

const places = 'li, ul, ol, tr, table, section, form, fieldset, main, [role]';

/**
 * When the focused element is removed, focuses its replacement, or else the nearest container that is left; the
 * browser would move the focus to the start of the page. From a dialog or a bar outside the area, the focus goes back
 * to where it was in the area.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = area.current;
    if (!root) return;
    let focused: HTMLElement | null = null;
    let path: HTMLElement[] = [];

    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof HTMLElement ? target : null;
      if (!root.contains(focused)) return;
      path = [];
      let element = focused;
      for (; element && root.contains(element); element = element.parentElement) path.push(element);
    };
    const keep = () => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      // Content behind a dialog is inert.
      if (document.querySelector('[aria-modal=true]')) return;
      const [last, parent] = path;
      const successor = parent?.isConnected && parent.querySelector<HTMLElement>(':scope > button');
      const place = path.find((element) => element.isConnected && element.matches(places));
      focus((last?.isConnected && last) || successor || place || root);
    };

    document.addEventListener('focusin', remember);
    const observer = new MutationObserver(keep);
    // A dialog is rendered elsewhere, and what had the focus before may be gone when it closes.
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [area]);
}

function focus(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}
