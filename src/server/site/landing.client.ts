/** Long enough to see the button's state change before the screen does. */
const redirectDelayMs = 500;

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-start]')) {
  const button = form.querySelector('button');
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (form.ariaBusy === 'true') return;
    form.ariaBusy = 'true';
    if (button) button.disabled = true;
    setTimeout(() => form.submit(), redirectDelayMs);
  });
  // Whoever comes back finds it as it was.
  addEventListener('pageshow', () => {
    form.ariaBusy = null;
    if (button) button.disabled = false;
  });
}
