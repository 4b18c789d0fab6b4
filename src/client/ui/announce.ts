let region: HTMLElement | undefined;

/** Announces a text to screen readers, without moving the focus. */
export function announce(text: string): void {
  if (!region?.isConnected) {
    region = document.createElement('div');
    region.setAttribute('aria-live', 'polite');
    region.setAttribute('role', 'status');
    region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)';
    document.body.append(region);
  }
  const target = region;
  // A repeated text is announced again only if it was removed in between.
  target.textContent = '';
  setTimeout(() => {
    target.textContent = text;
  }, 50);
}
