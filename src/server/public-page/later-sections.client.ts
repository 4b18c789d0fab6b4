/**
 * Lays out the sections below the first screen, which the style sheet postpones.
 * Afterwards the page has its true length, and a screenshot of all of it shows all of it.
 */
const postponed = [...document.querySelectorAll<HTMLElement>('.section-body')];

/** Where the address leads, until the visitor goes elsewhere. After a reload the browser goes to where it was. */
let named =
  performance.getEntriesByType('navigation')[0]?.toJSON().type === 'navigate' &&
  document.getElementById(location.hash.slice(1));
for (const event of ['wheel', 'touchmove', 'pointerdown', 'keydown'])
  addEventListener(event, () => (named = false), { passive: true, once: true });

/** One at a time, so that none keeps the visitor waiting. */
function layOutNext(): void {
  const body = postponed.shift();
  if (!body) return;
  body.classList.add('laid-out');
  // Now, and not with the next frame: frames may be rare.
  body.getBoundingClientRect();
  // The browser itself goes there until the page has loaded, and no further than the page is long by then.
  if (named) named.scrollIntoView({ behavior: 'instant' });
  setTimeout(layOutNext);
}

// After the first screen has been painted.
requestAnimationFrame(() => setTimeout(layOutNext));
