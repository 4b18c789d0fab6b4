import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Opens the form if the URL says `?add=1`, and removes that, so that a reload does not open it again. */
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
