import type { FocusEvent } from 'react';

/** Props of what stands over a dialog: without them, Escape would close the dialog behind it as well. */
export const ownEscape = {
  onFocusCapture: ({ target }: FocusEvent) => target.setAttribute('data-mantine-stop-propagation', 'true'),
};
