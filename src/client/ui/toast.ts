import { notifications } from '@mantine/notifications';

/** Shows one toast at a time: a new one replaces the last. */
function show(title: string, message: string, color: string, role: 'status' | 'alert') {
  dismissToast();
  notifications.show({
    title,
    message,
    color,
    role,
    withBorder: true,
    position: matchMedia('(max-width: 48em)').matches ? 'top-center' : 'bottom-right',
    closeButtonProps: { 'aria-label': 'Close this message', size: 'lg' },
    // Mantine's grey has too little contrast on our background.
    styles: { description: { color: 'var(--mantine-color-text)' } },
  });
}

/** Takes the last message away, when what it was about is tried again. */
export const dismissToast = () => notifications.clean();

export const showSuccess = (title: string, message = '') => show(title, message, 'teal', 'status');
export const showInfo = (title: string, message = '') => show(title, message, 'indigo', 'status');

let isHushed = false;

/** Shows no errors while the screen itself says why everything fails, as where the session has ended. */
export function hushErrors(isOn: boolean): void {
  isHushed = isOn;
}

export function showError(title: string, message = ''): void {
  if (!isHushed) show(title, message, 'red', 'alert');
}
