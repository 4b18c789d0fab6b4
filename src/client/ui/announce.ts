let region: HTMLElement | undefined;

/** Tells a screen reader what happened, without moving the focus. */
export function announce(text: string): void {
  if (!region) {
    region = document.createElement('div');
    region.setAttribute('aria-live', 'polite');
    region.setAttribute('role', 'status');
    region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
    document.body.append(region);
  }
  const target = region;
  // The same text twice is only read again where it was gone in between.
  target.textContent = '';
  setTimeout(() => {
    target.textContent = text;
  }, 50);
}
