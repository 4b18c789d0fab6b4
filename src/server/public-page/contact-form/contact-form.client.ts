import { scriptTexts } from '../script-words.client';

/** Opens the contact form over the page and sends it from there; without it the form is a page of its own. */

/** The form, or what is said instead of it; nothing if the answer is another page. */
const partOf = async (response: Response): Promise<Element[] | undefined> => {
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const content = page.getElementById('guarded-page');
  return content ? [...content.children] : undefined;
};

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Shows the answer, and moves the focus to what it is about. */
function show(place: Element, parts: Element[], focused: string): void {
  place.replaceChildren(...parts);
  addSending(place);
  const target =
    place.querySelector<HTMLElement>('.guarded-summary') ?? place.querySelector<HTMLElement>(focused);
  target?.focus();
}

function addSending(place: Element): void {
  const form = place.querySelector('form');
  if (!form) return;
  const since = Date.now();
  let isSending = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
    const free = hold(form);
    try {
      // A form that comes back immediately is taken for a program's.
      await wait(Number(form.dataset.fastest) - (Date.now() - since));
      const answer = await fetch(form.action, { method: 'POST', body: new URLSearchParams(fields) });
      const parts = await partOf(answer);
      if (parts) return show(place, parts, 'h1');
      tellFailure(form, failureFor(answer.status));
    } catch {
      tellFailure(form, scriptTexts().failed);
    } finally {
      free();
      isSending = false;
    }
  });
}

/**
 * Shows that a form is being sent; what was typed meanwhile would be lost, so nothing can be.
 * @returns what makes it as it was
 */
function hold(form: HTMLFormElement): () => void {
  // Not disabled, which would take the focus away.
  const texts = form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
  const button = form.querySelector('button');
  const label = button?.textContent ?? '';
  const setHeld = (isHeld: boolean) => {
    form.ariaBusy = isHeld ? 'true' : null;
    for (const text of texts) text.readOnly = isHeld;
    if (button) button.textContent = isHeld ? scriptTexts().sending : label;
  };
  setHeld(true);
  return () => setHeld(false);
}

/** Where the page has gone, sending again would never help. */
function failureFor(status: number): string {
  const { failedForGood, failedTooLong, failedForNow } = scriptTexts();
  if (status === 404 || status === 410) return failedForGood;
  return status === 413 ? failedTooLong : failedForNow;
}

function tellFailure(form: HTMLFormElement, text: string): void {
  const old = form.querySelector('.guarded-failure');
  const failure = old ?? document.createElement('p');
  failure.className = 'guarded-failure guarded-fault';
  failure.setAttribute('role', 'alert');
  failure.textContent = text;
  if (!old) form.append(failure);
}

function newDialog(): { dialog: HTMLDialogElement; place: HTMLElement } {
  const dialog = document.createElement('dialog');
  dialog.className = 'guarded-dialog';
  dialog.setAttribute('aria-labelledby', 'guarded-title');
  const close = document.createElement('button');
  close.type = 'button';
  close.className = 'guarded-close';
  close.setAttribute('aria-label', scriptTexts().close);
  close.textContent = '×';
  close.addEventListener('click', () => dialog.close());
  const place = document.createElement('div');
  place.className = 'guarded-page';
  dialog.append(close, place);
  document.body.append(dialog);
  return { dialog, place };
}

function addDialog(links: NodeListOf<HTMLAnchorElement>): void {
  let opened: ReturnType<typeof newDialog> | undefined;
  const open = async (href: string) => {
    opened ??= newDialog();
    const { dialog, place } = opened;
    // What was written stays until it has been sent.
    if (!place.querySelector('form')) {
      const parts = await partOf(await fetch(href));
      if (!parts) return location.assign(href);
      dialog.showModal();
      show(place, parts, 'input');
    } else dialog.showModal();
  };
  for (const link of links) {
    link.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
      event.preventDefault();
      open(link.href).catch(() => location.assign(link.href));
    });
  }
}

const formLinks = document.querySelectorAll<HTMLAnchorElement>('a[data-contact-form]');
if (formLinks.length > 0) addDialog(formLinks);
const openForm = document.getElementById('guarded-page');
if (openForm) addSending(openForm);
