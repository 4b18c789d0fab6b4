import { useId } from 'react';
import classes from './app-icon.module.css';

export const iconVariants = ['default', 'gradient', 'minimal', 'dark'] as const;
/** Edge of the icon in pixels. */
export const iconSizes = { sm: 32, md: 48, lg: 64, xl: 80 } as const;

interface AppIconProps {
  variant: (typeof iconVariants)[number];
  size: keyof typeof iconSizes;
  /** Its accessible name; omitted where it is decorative. */
  label?: string;
}

/** The product's mark: an open book with one page that stands out. */
export function AppIcon({ variant, size, label }: AppIconProps) {
  const edge = iconSizes[size];
  const gradientId = useId();
  // Half of a stroke lies outside its shape.
  const inset = variant === 'minimal' || variant === 'dark' ? 0.5 : 0;
  return (
    <svg
      className={classes.icon}
      data-variant={variant}
      width={edge}
      height={edge}
      viewBox="0 0 32 32"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      {variant === 'gradient' && (
        <linearGradient id={gradientId} x2="1" y2="1">
          <stop stopColor="var(--mantine-color-indigo-6)" />
          <stop offset="1" stopColor="var(--mantine-color-coral-6)" />
        </linearGradient>
      )}
      <rect
        className={classes.ground}
        x={inset}
        y={inset}
        width={32 - 2 * inset}
        height={32 - 2 * inset}
        rx={8 - inset}
        fill={variant === 'gradient' ? `url(#${gradientId})` : undefined}
      />
      <path className={classes.page} d="M8 9h7v14H8zM17 18h7v5h-7z" />
      <path className={classes.mark} d="M17 9h7v7h-7z" />
    </svg>
  );
}
