import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { isScreen } from '../shell/screens';

interface ScreenLinkProps {
  path: string;
  className?: string;
  children: ReactNode;
}

/** A link to a screen; plain text if the product has no such screen. */
export function ScreenLink({ path, className, children }: ScreenLinkProps) {
  if (!isScreen(path)) return <div className={className}>{children}</div>;
  return (
    <Link to={path} className={className} data-link>
      {children}
    </Link>
  );
}
