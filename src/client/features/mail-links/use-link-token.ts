import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * The token in the address of a mail's link, which stands behind the # and so reaches no server and no log. It leaves
 * the address at once, so that it is not in the history, a bookmark or a screenshot.
 */
export function useLinkToken(): string {
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const navigate = useNavigate();
  const [token, setToken] = useState(() => tokenIn(hash));
  useEffect(() => {
    const next = tokenIn(hash);
    if (!next) return;
    setToken(next);
    void navigate({ to: '.', hash: '', replace: true });
  }, [hash, navigate]);
  return token;
}

const tokenIn = (hash: string) => new URLSearchParams(hash).get('token') ?? '';
