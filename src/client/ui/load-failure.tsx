import { Alert, Button, Text } from '@mantine/core';

interface LoadFailureProps {
  title: string;
  message: string;
  retry: () => void;
}

/** Stands where something could not be loaded, and offers to try again. */
export function LoadFailure({ title, message, retry }: LoadFailureProps) {
  return (
    <Alert role="alert" color="red" title={title}>
      <Text mb="md">{message}</Text>
      <Button variant="default" mih={44} onClick={retry}>
        Try again
      </Button>
    </Alert>
  );
}
