import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refusalCode } from '../api/failure-reason';

/**
 * Tells when any call is refused because the session has ended, or because its account may not do that, or no longer.
 * @param isOn whether there is one to end
 */
export function useRefusedCalls(isOn: boolean, onEnded: () => void, onForbidden: () => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOn) return;
    const look = (error: unknown) => {
      const code = refusalCode(error);
      if (code === 'UNAUTHORIZED') onEnded();
      if (code === 'FORBIDDEN') onForbidden();
    };
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated' && event.action.type === 'error') look(event.action.error);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [isOn, onEnded, onForbidden, queryClient]);
}
