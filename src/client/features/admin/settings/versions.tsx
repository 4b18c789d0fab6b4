import { Anchor, Collapse, List, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { QueryFailure } from '../../../api/query-failure';
import { trpc } from '../../../api/trpc';
import { momentOf } from '../../../ui/instant-text';
import classes from './settings.module.css';

/** The running version and the database's last migration. */
export function Versions() {
  const [isOpen, { toggle }] = useDisclosure();
  const versions = trpc.admin.operations.versions.useQuery();
  if (versions.isError) return <QueryFailure title="Failed to read the versions" query={versions} />;
  if (!versions.data) return <Skeleton height={160} />;
  const { applied, pending } = versions.data.migrations;
  return (
    <Stack gap="md">
      <Title order={3} size="h4">
        Versions
      </Title>
      <dl className={classes.versions}>
        <dt>Storyfolio</dt>
        <dd>{versions.data.app}</dd>
        <dt>Node.js</dt>
        <dd>{versions.data.node}</dd>
        <dt>PostgreSQL</dt>
        <dd>{versions.data.postgresql}</dd>
        <dt>Migrations</dt>
        <dd>
          {applied.length} applied, {pending.length === 0 ? 'none pending' : `pending: ${pending.join(', ')}`}
        </dd>
      </dl>
      <Anchor
        component="button"
        type="button"
        size="sm"
        ta="left"
        mih="var(--touch-target)"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        {isOpen ? 'Hide the migrations' : 'Show the migrations'}
      </Anchor>
      <Collapse expanded={isOpen}>
        <List size="sm">
          {applied.map(({ name, at }) => (
            <List.Item key={name}>
              <Text span size="sm" style={{ overflowWrap: 'anywhere' }}>
                {name}, {momentOf(at)}
              </Text>
            </List.Item>
          ))}
        </List>
      </Collapse>
    </Stack>
  );
}
