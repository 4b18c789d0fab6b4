import { Alert, Button, Text } from '@mantine/core';

interface LoadFailureProps {
  title: string;
  message: string;
  retry: () => void;
}

/** The error state of a part that failed to load, with a retry button. */
export function LoadFailure({ title, message, retry }: LoadFailureProps) {
  return (
    <Alert role="alert" color="red" title={title}>
      <Text mb="md">{message}</Text>
      <Button variant="default" onClick={retry}>
        Try again
      </Button>
    </Alert>
  );
}
