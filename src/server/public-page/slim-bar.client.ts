/** Keeps the name, the contact and the CV in reach once the hero is out of sight. */

const hero = document.querySelector('.hero');
const title = hero?.querySelector('h1')?.textContent;
const cv = hero?.querySelector<HTMLAnchorElement>('.actions a[data-download]');
const contact = document.getElementById('contact');

function link(href: string, text: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = href;
  made.textContent = text;
  return made;
}

function addBar(above: Element, name: string): void {
  const bar = document.createElement('nav');
  bar.className = 'slim-bar';
  bar.setAttribute('aria-label', name);
  bar.hidden = true;
  const strong = document.createElement('strong');
  strong.textContent = name;
  bar.append(strong);
  const heading = document.getElementById('contact-title')?.textContent;
  if (contact && heading) bar.append(link('#contact', heading));
  if (cv) {
    const copy = link(cv.href, cv.firstChild?.textContent ?? '');
    copy.download = cv.download;
    copy.dataset.download = cv.dataset.download;
    bar.append(copy);
  }
  document.querySelector('.page')?.before(bar);
  new IntersectionObserver((entries) => {
    bar.hidden = entries.at(-1)?.isIntersecting !== false;
    document.documentElement.classList.toggle('has-bar', !bar.hidden);
  }).observe(above);
}

if (hero && title && (contact || cv)) addBar(hero, title);
