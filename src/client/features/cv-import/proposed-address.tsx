import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { redirectDays } from '../../../contracts/profile';
import { slugOf } from '../../../contracts/slug-of';
import { useSaveSlug } from '../page-settings/page-address';
import { useSlugCheck } from '../page-settings/use-slug-check';

interface ProposedAddressProps {
  /** The name that was accepted. */
  name: string;
  /** The present slug. */
  current: string;
}

/** Proposes an address that follows from the name, if the page has another one and nobody has this one. */
export function ProposedAddress({ name, current }: ProposedAddressProps) {
  const slug = slugOf(name);
  const { tone } = useSlugCheck(slug, current);
  const { save, isSaving } = useSaveSlug();
  const [isChanged, setChanged] = useState(false);
  if (isChanged) {
    return (
      // The button that had the focus is gone.
      <Text tabIndex={-1} ref={(text) => text?.focus()}>
        Your page is at <strong>/profile/{slug}</strong> now.
      </Text>
    );
  }
  if (tone !== 'good') return null;
  return (
    <div>
      <Text>
        Your page is at /profile/{current}. It can be at <strong>/profile/{slug}</strong>; the present address
        leads there for {redirectDays} days then.
      </Text>
      <Button mt="xs" variant="light" loading={isSaving} onClick={async () => setChanged(await save(slug))}>
        Change the address
      </Button>
    </div>
  );
}
