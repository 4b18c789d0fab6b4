import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** Focuses the field whose id the address names, for whoever followed a link to it. */
export function useHashFocus(id: string): void {
  const hash = useLocation({ select: (location) => location.hash });
  useEffect(() => {
    if (hash === id) document.getElementById(id)?.focus();
  }, [hash, id]);
}
