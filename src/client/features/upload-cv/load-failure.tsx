import { Alert, Button, Text } from '@mantine/core';
import type { TRPCClientErrorLike } from '@trpc/client';
import { useEffect } from 'react';
import type { AppRouter } from '../../../routers/app-router';
import { useSession } from '../session/session';

interface LoadFailureProps {
  title: string;
  error: TRPCClientErrorLike<AppRouter>;
  retry: () => void;
}

/** Stands where something could not be loaded, and offers to try again. */
export function LoadFailure({ title, error, retry }: LoadFailureProps) {
  const { expire } = useSession();
  const isExpired = error.data?.code === 'UNAUTHORIZED';
  useEffect(() => {
    if (isExpired) expire();
  }, [isExpired, expire]);
  return (
    <Alert role="alert" color="red" title={title}>
      <Text mb="md">{error.message}</Text>
      <Button variant="default" mih={44} onClick={retry}>
        Try again
      </Button>
    </Alert>
  );
}
