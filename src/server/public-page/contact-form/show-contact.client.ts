import { scriptTexts } from '../script-words.client';

/** Reveals the contact details where they were asked for; without it the answer is a page of its own. */

const forms = document.querySelectorAll<HTMLFormElement>(
  // With its language on a page in another one than its own.
  'form[action$="/contact#contact"], form[action*="/contact?language="]',
);

/** A button that copies what a link says. */
function addCopy(link: HTMLAnchorElement): void {
  if (!navigator.clipboard) return;
  const { copy, copied } = scriptTexts();
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'button copy';
  button.textContent = copy;
  const value = link.textContent?.trim() ?? '';
  button.setAttribute('aria-label', `${copy}: ${value}`);
  const said = document.createElement('span');
  said.setAttribute('role', 'status');
  said.className = 'quiet';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(value);
      said.textContent = copied;
    } catch {
      // The browser does not allow it; the text can be selected and copied by hand.
      getSelection()?.selectAllChildren(link);
    }
  });
  link.after(button, said);
}

/** The details of the answer, in place of what asked for them. */
async function reveal(asked: HTMLFormElement): Promise<void> {
  const answer = await fetch(asked.action, { method: 'POST', body: new URLSearchParams() });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const section = page.querySelector('#contact .section-body');
  const place = document.querySelector('#contact .section-body');
  if (!answer.ok || !section || !place) throw new Error('The answer has no contact details.');
  const inHero = asked.closest('.hero') && section.querySelector('.direct');
  section.classList.add('laid-out');
  place.replaceWith(section);
  for (const form of forms) {
    const shown = inHero?.cloneNode(true);
    if (form.closest('.hero') && shown) form.replaceWith(shown);
    else form.remove();
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.direct a')) addCopy(link);
  const details = inHero ? document.querySelector('.hero .direct a') : section.querySelector('a');
  if (details instanceof HTMLElement) details.focus();
}

for (const form of forms) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    reveal(form).catch(() => form.submit());
  });
}
