import { Alert, Text } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';

/** Says on the screens about plans that none can be bought. */
export function NotSold() {
  return (
    <Alert icon={<IconInfoCircle aria-hidden />} title="Paid plans cannot be bought on this server yet">
      <Text>Until they can, nothing but storage is limited here, whatever your plan.</Text>
    </Alert>
  );
}
