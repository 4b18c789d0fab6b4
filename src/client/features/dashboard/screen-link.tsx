import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface ScreenLinkProps {
  /** Left out if there is nothing to link to. */
  path?: string;
  className?: string;
  children: ReactNode;
}

/** A link to a screen, or plain text. */
export function ScreenLink({ path, className, children }: ScreenLinkProps) {
  if (!path) return <div className={className}>{children}</div>;
  return (
    <Link to={path} className={className} data-link>
      {children}
    </Link>
  );
}
