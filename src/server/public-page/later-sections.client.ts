/**
 * Lays out the sections below the first screen, which the style sheet postpones.
 * Afterwards the page has its true length, and a screenshot of all of it shows all of it.
 */
const postponed = [...document.querySelectorAll<HTMLElement>('.section-body')];

/** One at a time, so that none keeps the visitor waiting. */
function layOutNext(): void {
  const body = postponed.shift();
  if (!body) return;
  body.classList.add('laid-out');
  // Now, and not with the next frame: frames may be rare.
  body.getBoundingClientRect();
  setTimeout(layOutNext);
}

// After the first screen has been painted.
requestAnimationFrame(() => setTimeout(layOutNext));
