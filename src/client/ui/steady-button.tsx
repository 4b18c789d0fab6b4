import type { ComponentProps } from 'react';

interface SteadyButtonProps extends ComponentProps<'button'> {
  /** Set by Mantine where the button is at work. */
  'data-loading'?: boolean;
}

/**
 * The element of every button. One that is at work keeps the focus, where a disabled element would let it fall to the
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
