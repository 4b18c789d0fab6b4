import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refusalCode } from '../../failure-reason';

/** Tells when any call is refused because the session has ended. @param isOn whether there is one to end */
export function useRefusedCalls(isOn: boolean, onRefused: () => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOn) return;
    const look = (error: unknown) => {
      if (refusalCode(error) === 'UNAUTHORIZED') onRefused();
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
  }, [isOn, onRefused, queryClient]);
}
