import { Center, Loader } from '@mantine/core';

/** The placeholder while a document is being opened. */
export function Waiting() {
  return (
    <Center mih={320} role="status" aria-label="Opening the document">
      <Loader />
    </Center>
  );
}
