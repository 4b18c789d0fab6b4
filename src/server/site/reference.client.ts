/** What the API reference does with JavaScript; it is complete without. */
import { addTools } from './reference/filter.client';
import { offerTrying } from './reference/try.client';

const main = document.querySelector<HTMLElement>('.reference-main');
if (main) {
  const { token } = addTools(main);
  offerTrying(main, () => token.value.trim());
}

/** A closed call is opened where a link leads to it. */
function openTarget(): void {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!(target instanceof HTMLDetailsElement)) return;
  target.open = true;
  target.scrollIntoView();
}
addEventListener('hashchange', openTarget);
openTarget();
