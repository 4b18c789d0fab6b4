/** What the page does with JavaScript; it works without it. */
import './contact-form/contact-form.client';
import './lightbox.client';

const address = new URL(location.href);
if (address.searchParams.has('v')) {
  // So that it is not copied or sent on by accident. What came with the page lets its reader go on.
  address.searchParams.delete('v');
  history.replaceState(history.state, '', address);
}

const folded = document.querySelectorAll<HTMLDetailsElement>('details.older:not([open])');
// Browsers without ::details-content print only what is open.
addEventListener('beforeprint', () => {
  for (const details of folded) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of folded) details.open = false;
});
