/** What the page does with JavaScript; it works without it. */
import './contact-form/contact-form.client';
import './contact-form/show-contact.client';
import './later-sections.client';
import './lightbox.client';
import './owner-strip.client';
import './slim-bar.client';

const folded = document.querySelectorAll<HTMLDetailsElement>('details.older:not([open])');
// Browsers without ::details-content print only what is open.
addEventListener('beforeprint', () => {
  for (const details of folded) details.open = true;
});
addEventListener('afterprint', () => {
  for (const details of folded) details.open = false;
});
