import type { ComponentProps } from 'react';

interface SteadyButtonProps extends ComponentProps<'button'> {
  /** Set by Mantine while the button is loading. */
  'data-loading'?: boolean;
}

/**
 * The element of every button. A loading one keeps the focus, which a disabled element would drop to the
 * start of the page.
 */
export function SteadyButton({ disabled, onClick, type = 'button', ...rest }: SteadyButtonProps) {
  const isBusy = disabled && rest['data-loading'];
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !isBusy}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  );
}
