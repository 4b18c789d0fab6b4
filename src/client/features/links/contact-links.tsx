import { Button, Skeleton, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { QueryFailure } from '../../api/query-failure';
import { TitledCard } from '../../ui/titled-card';
import { LinkDetailsDrawer } from './details/link-details-drawer';
import type { ForContact } from './form/link-values';
import type { LinkTarget } from './form/use-link-form';
import { LinkDrawer } from './link-drawer';
import { LinkCard } from './list/link-card';
import classes from './list/list.module.css';
import { useLinks } from './use-links';

/** The links of an employer contact, made, copied and changed beside its history. */
export function ContactLinks({ contact }: { contact: ForContact }) {
  const links = useLinks();
  const [target, setTarget] = useState<LinkTarget>();
  const [shown, setShown] = useState<string>();
  const own = links.data?.filter(({ employerContactId }) => employerContactId === contact.id) ?? [];
  return (
    <TitledCard
      title="Links"
      purpose="A link of its own shows when your page is opened, and what is read."
      action={
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setTarget({ contact })}
        >
          Make a link
        </Button>
      }
    >
      <Stack gap="md" className={classes.narrow}>
        {links.isError && !links.data ? (
          <QueryFailure title="Failed to fetch the links" query={links} />
        ) : !links.data ? (
          <Skeleton height={80} />
        ) : own.length === 0 ? (
          <Text c="dimmed">No link has been made for {contact.employerName} yet.</Text>
        ) : (
          <ul className={classes.list} aria-label={`Links for ${contact.employerName}`}>
            {own.map((link) => (
              <LinkCard
                key={link.id}
                link={link}
                onEdit={() => setTarget({ link })}
                onOpen={() => setShown(link.id)}
              />
            ))}
          </ul>
        )}
      </Stack>
      <LinkDrawer target={target} onClose={() => setTarget(undefined)} />
      <LinkDetailsDrawer
        id={shown}
        onClose={() => setShown(undefined)}
        onEdit={(link) => {
          setShown(undefined);
          setTarget({ link });
        }}
      />
    </TitledCard>
  );
}
