/**
 * Shows the owner of a page the way back to its editor. The page is the same for all: only a browser that keeps a
 * session's public id, as `session/local-storage.ts` does, asks whether the page is its owner's.
 */
const hasSession = () => {
  try {
    return localStorage.authToken !== undefined;
  } catch {
    return false;
  }
};

async function addStrip(): Promise<void> {
  const answer = await fetch(`${location.pathname}/owner`);
  if (answer.status !== 200) return;
  document.body.insertAdjacentHTML('beforeend', await answer.text());
  const copy = document.querySelector<HTMLButtonElement>('.owner-strip button');
  copy?.addEventListener('click', async () => {
    await navigator.clipboard.writeText(copy.value);
    copy.textContent = 'Copied';
  });
  const edit = document.querySelector<HTMLAnchorElement>('.owner-strip [data-editors]');
  edit?.addEventListener('click', () => {
    const editors: Record<string, string> = JSON.parse(edit.dataset.editors ?? '{}');
    edit.href = editors[partInView() ?? ''] ?? '/';
  });
}

/** The part of the page in the middle of the window. */
function partInView(): string | undefined {
  const middle = innerHeight / 2;
  return [...document.querySelectorAll<HTMLElement>('[data-part]')].find((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top <= middle && middle < bottom;
  })?.dataset.part;
}

const { pathname, search } = location;
if (/^\/profile\/[\w-]+$/.test(pathname) && !/[?&]as=/.test(search) && hasSession())
  addStrip().catch(() => undefined);
