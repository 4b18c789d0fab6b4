import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { IconBan, IconDots, IconEye, IconPencil } from '@tabler/icons-react';
import type { Link } from '../../../../contracts/link';
import { CopyButton } from '../../../ui/copy-button';
import { useCopy } from '../../../ui/use-copy';
import { useLinkActions } from '../use-links';
import { useViewAs } from '../use-view-as';
import classes from './list.module.css';

interface LinkActionsProps {
  link: Link;
  onEdit: () => void;
  onOpen: () => void;
}

/** What can be done with a link. */
export function LinkActions({ link, onEdit, onOpen }: LinkActionsProps) {
  const { copyText, isCopied } = useCopy('Link copied', 'Failed to copy the link');
  const { revoke } = useLinkActions();
  const viewAs = useViewAs();
  const { id, label, url, revokedAt } = link;
  return (
    <Group role="group" aria-label={label} gap="xs" className={classes.actions}>
      {link.state === 'open' && <CopyButton label="Copy" isCopied={isCopied} onCopy={() => copyText(url)} />}
      <Button variant="default" onClick={onOpen}>
        Details
      </Button>
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="default" size={44} aria-label={`More for ${label}`}>
            <IconDots size={18} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            component="a"
            href={viewAs(id)}
            target="_blank"
            rel="noopener"
            leftSection={<IconEye size={18} aria-hidden />}
          >
            View as this reader
          </Menu.Item>
          {!revokedAt && (
            <>
              <Menu.Item leftSection={<IconPencil size={18} aria-hidden />} onClick={onEdit}>
                Edit
              </Menu.Item>
              <Menu.Item
                color="var(--mantine-color-error)"
                leftSection={<IconBan size={18} aria-hidden />}
                onClick={() => void revoke(link)}
              >
                Revoke
              </Menu.Item>
            </>
          )}
        </Menu.Dropdown>
      </Menu>
    </Group>
  );
}
