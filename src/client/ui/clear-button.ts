/** Lets the button that clears a field be reached by keyboard, which Mantine leaves out, under a name of its own. */
export const clearButton = (label: string) => ({ 'aria-label': label, 'aria-hidden': false, tabIndex: 0 });
