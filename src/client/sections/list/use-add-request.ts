import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Opens the form where the address asks for it with `?add=1`, and takes that out of the address: a reload asks no more. */
export function useAddRequest(asked: boolean, open: () => void): void {
  const navigate = useNavigate();
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!asked) return;
    latest.current();
    void navigate({ to: '.', search: (search) => ({ ...search, add: undefined }), replace: true });
  }, [asked, navigate]);
}
