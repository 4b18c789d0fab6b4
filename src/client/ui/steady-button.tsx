import type { ComponentProps } from 'react';

/**
 * The element of every button. One that cannot be pressed, as it is at work or does not apply, keeps the focus, where a
 * disabled element would let it fall to the start of the page.
 */
export function SteadyButton({ disabled, onClick, type = 'button', ...rest }: ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={disabled || rest['aria-disabled']}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    />
  );
}
