import { useQueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { useEffect } from 'react';
import type { AppRouter } from '../../../routers/app-router';

/** Tells when any call is refused because the session has ended. @param isOn whether there is one to end */
export function useRefusedCalls(isOn: boolean, onRefused: () => void): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isOn) return;
    const look = (error: unknown) => {
      if (isRefusal(error)) onRefused();
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

const isRefusal = (error: unknown) =>
  error instanceof TRPCClientError && (error as TRPCClientError<AppRouter>).data?.code === 'UNAUTHORIZED';
