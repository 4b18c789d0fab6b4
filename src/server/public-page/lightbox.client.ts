import { scriptTexts } from './script-words.client';

/** The lightbox: shows one gallery image at a time; without it each links to its large version. */

const links = [...document.querySelectorAll<HTMLAnchorElement>('#gallery figure > a')];
// The distance in pixels that counts as a swipe.
const swipeFrom = 40;

const icon = (path: string) =>
  `<svg viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="${path}"/></svg>`;

function button(name: string, label: string, path: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `lightbox-${name}`;
  element.setAttribute('aria-label', label);
  element.innerHTML = icon(path);
  element.addEventListener('click', onClick);
  return element;
}

function element<K extends 'div' | 'img' | 'span'>(tag: K, name: string): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  made.className = name;
  return made;
}

function addLightbox(): void {
  const texts = scriptTexts();
  let index = 0;
  let hasStep = false;
  let isGoingBack = false;
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.setAttribute('aria-labelledby', 'lightbox-words');

  const words = element('div', 'lightbox-words');
  words.id = 'lightbox-words';
  words.setAttribute('role', 'status');
  const stage = element('div', 'lightbox-stage');

  function show(wanted: number) {
    index = (wanted + links.length) % links.length;
    const link = links[index];
    const thumbnail = link?.querySelector('img');
    if (!link || !thumbnail) return;
    // A new element, because the previous image would stay until this one has loaded.
    const image = element('img', 'lightbox-image');
    image.alt = thumbnail.alt;
    image.setAttribute('width', thumbnail.getAttribute('width') ?? '');
    image.setAttribute('height', thumbnail.getAttribute('height') ?? '');
    image.style.backgroundImage = thumbnail.style.backgroundImage;
    image.sizes = '100vw';
    image.srcset = thumbnail.srcset;
    image.src = link.href;
    image.draggable = false;
    stage.replaceChildren(image);
    const count = element('span', 'lightbox-count');
    count.textContent = link.dataset.place ?? '';
    const caption = link.parentElement?.querySelector('figcaption')?.cloneNode(true).childNodes ?? [];
    words.replaceChildren(count, ' ', ...caption);
  }

  dialog.append(
    button('close', texts.close, 'M6 6l12 12M18 6L6 18', () => dialog.close()),
    button('previous', texts.previousPhoto, 'M15 5l-7 7 7 7', () => show(index - 1)),
    stage,
    button('next', texts.nextPhoto, 'M9 5l7 7-7 7', () => show(index + 1)),
    words,
  );
  dialog.toggleAttribute('data-single', links.length === 1);

  const targets: Record<string, () => number> = {
    ArrowLeft: () => index - 1,
    ArrowRight: () => index + 1,
    Home: () => 0,
    End: () => links.length - 1,
  };
  dialog.addEventListener('keydown', (event) => {
    const target = targets[event.key];
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(target());
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog || target === stage) dialog.close();
  });
  addSwipe(stage, (step) => show(index + step));
  dialog.addEventListener('close', () => {
    // Focuses the current image, which may not be the first one.
    const link = links[index];
    link?.closest('details')?.setAttribute('open', '');
    link?.focus();
    if (!hasStep || isGoingBack) return;
    isGoingBack = true;
    history.back();
  });

  /** Adds a history entry, so that Back closes the lightbox. */
  function addStep() {
    // Going back would otherwise scroll to the first image.
    history.scrollRestoration = 'manual';
    history.pushState(null, '');
    hasStep = true;
  }
  window.addEventListener('popstate', () => {
    if (!hasStep) return;
    hasStep = false;
    history.scrollRestoration = 'auto';
    if (!isGoingBack) dialog.close();
    // Reopened before the browser went back.
    else if (dialog.open) addStep();
    isGoingBack = false;
  });

  document.body.append(dialog);
  for (const [at, link] of links.entries()) {
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      // A modified click opens a new tab as usual.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      show(at);
      dialog.showModal();
      if (!hasStep) addStep();
    });
  }
}

function addSwipe(area: HTMLElement, onSwipe: (step: 1 | -1) => void): void {
  let start: Touch | undefined;
  area.addEventListener('touchstart', ({ touches }) => {
    // Two fingers zoom.
    start = touches.length === 1 ? touches[0] : undefined;
  });
  area.addEventListener('touchend', ({ changedTouches }) => {
    const [end] = changedTouches;
    if (!start || !end) return;
    const across = end.clientX - start.clientX;
    const along = end.clientY - start.clientY;
    start = undefined;
    if (Math.abs(across) >= swipeFrom && Math.abs(across) > Math.abs(along)) onSwipe(across < 0 ? 1 : -1);
  });
}

if (links.length > 0) addLightbox();
