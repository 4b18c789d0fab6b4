import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconDots, IconPencil, IconTag, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ProfileVersion } from '../../../contracts/profile-version';
import { CardTitle, MetaLine } from '../../ui/card-parts';
import { momentOf } from '../../ui/instant-text';
import classes from '../bin/bin.module.css';
import { useVersionActions } from './use-versions';
import { reasonTexts, versionName } from './version-text';

interface VersionRowProps {
  version: ProfileVersion;
  onName: () => void;
}

/** A version among the others. */
export function VersionRow({ version, onName }: VersionRowProps) {
  const { id, name, reason, createdAt } = version;
  const { restore } = useVersionActions();
  const moment = momentOf(createdAt);
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <CardTitle order={2}>{name ?? moment}</CardTitle>
        <MetaLine parts={[name !== null && moment, reasonTexts[reason]]} />
      </div>
      <Group gap="xs" wrap="nowrap">
        <Button
          variant="default"
          aria-label={`Compare ${versionName(version)}`}
          renderRoot={(props) => <Link {...props} to="/versions" search={{ compare: id }} />}
        >
          Compare
        </Button>
        <Button
          variant="default"
          aria-label={`Restore ${versionName(version)}`}
          onClick={() => void restore(version)}
        >
          Restore
        </Button>
        <Actions version={version} onName={onName} />
      </Group>
    </li>
  );
}

function Actions({ version, onName }: VersionRowProps) {
  const { remove, takeNameAway } = useVersionActions();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} aria-label={`Actions for ${versionName(version)}`}>
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={onName}>
          {version.name === null ? 'Name' : 'Rename'}
        </Menu.Item>
        {version.name !== null && (
          <Menu.Item
            leftSection={<IconTag size={16} aria-hidden />}
            onClick={() => void takeNameAway(version)}
          >
            Take the name away
          </Menu.Item>
        )}
        <Menu.Item
          color="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void remove(version)}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
