import { countText } from '../../../contracts/count-text';
import { element } from './elements.client';

/** Adds a field that filters the calls, and one for the token that trying them uses; nothing of either is stored. */
export function addTools(main: HTMLElement): { token: HTMLInputElement } {
  const search = element('input', {
    type: 'search',
    autocomplete: 'off',
    placeholder: 'skills, upload, PATCH …',
  });
  const token = element('input', {
    type: 'password',
    autocomplete: 'off',
    placeholder: 'Else this browser’s session',
  });
  const found = element('p', { className: 'quiet' });
  found.setAttribute('role', 'status');
  main.prepend(
    element(
      'div',
      { className: 'reference-tools' },
      element('label', {}, 'Find a call', search),
      element('label', {}, 'Bearer token, to try calls with', token),
    ),
    found,
  );
  search.addEventListener('input', () => {
    found.textContent = filterCalls(main, search.value);
  });
  return { token };
}

/** Hides the calls without these words. @returns how many are left, in words; empty if all are */
function filterCalls(main: HTMLElement, text: string): string {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const group of main.querySelectorAll<HTMLElement>('.group')) {
    const title = group.querySelector('h2')?.textContent ?? '';
    const calls = [...group.querySelectorAll<HTMLElement>('.call')];
    const shown = calls.filter((call) => {
      const line = `${title} ${call.id} ${call.querySelector('summary')?.textContent}`.toLowerCase();
      call.hidden = !words.every((word) => line.includes(word));
      return !call.hidden;
    });
    group.hidden = words.length > 0 && shown.length === 0;
    count += shown.length;
  }
  return words.length === 0 ? '' : `${countText(count, 'entry', 'entries')} found`;
}
