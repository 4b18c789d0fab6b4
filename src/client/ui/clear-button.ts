/** Makes a field's clear button reachable by keyboard, which Mantine does not, and names it. */
export const clearButton = (label: string) => ({ 'aria-label': label, 'aria-hidden': false, tabIndex: 0 });
