/** The visitor's choice not to be counted: the only thing that the page stores, and only once it is made. */

const key = 'storyfolio:uncounted';
const note = document.querySelector<HTMLElement>('.counting');
const box = note?.querySelector('input');

let isUncounted = false;

/** Whether the visitor is not to be counted. Read each time, because the choice may be made in another tab. */
export function isOptedOut(): boolean {
  try {
    isUncounted = localStorage.getItem(key) !== null;
  } catch {
    // Where the browser stores nothing, the choice lasts as long as the page.
  }
  if (box) box.checked = isUncounted;
  return isUncounted;
}

box?.addEventListener('change', () => {
  isUncounted = box.checked;
  try {
    if (isUncounted) localStorage.setItem(key, '1');
    else localStorage.removeItem(key);
  } catch {
    // As above.
  }
});
isOptedOut();
if (note) note.hidden = false;
