import type { MouseEvent } from 'react';

/** Whether a press is on an entry itself: not on something in it that does something else, and not to select its text. */
export const isOwnPress = ({ target }: MouseEvent): boolean =>
  target instanceof Element &&
  !target.closest('a, button, input, select, textarea, video') &&
  window.getSelection()?.isCollapsed !== false;
