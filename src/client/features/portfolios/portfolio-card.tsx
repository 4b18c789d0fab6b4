import { ActionIcon, Anchor, Badge, Button, Card, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { IconArrowsDiff, IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { countText } from '../../../contracts/count-text';
import type { Portfolio } from '../../../contracts/portfolio';
import { portfolioParts } from '../../../contracts/portfolio-parts';
import { dayOf } from '../../ui/instant-text';
import { visibilityLabels } from '../page-settings/use-visibility';
import type { PortfolioForm } from './portfolio-dialog';
import { isShown, useDeletion, useSwitch } from './use-portfolios';

interface PortfolioCardProps {
  portfolio: Portfolio;
  onOpen: (form: PortfolioForm) => void;
}

/** A portfolio among the others. */
export function PortfolioCard({ portfolio, onOpen }: PortfolioCardProps) {
  const { name, profileSlug, pageUrl, visibility, completeParts, profileViews } = portfolio;
  const switchTo = useSwitch();
  // Only this address knows its owner, the only one who sees a private page.
  const address = visibility === 'private' ? `/profile/${profileSlug}` : pageUrl;
  return (
    <Card component="li">
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        <Stack gap={4} miw={0}>
          <Group gap="xs">
            <Title order={2} fz="h4" style={{ overflowWrap: 'anywhere' }}>
              {name}
            </Title>
            {isShown(portfolio) && <Badge tt="none">Shown now</Badge>}
          </Group>
          <Anchor href={address} size="sm" style={{ overflowWrap: 'anywhere' }}>
            {shownAddress(address)}
          </Anchor>
        </Stack>
        <Actions portfolio={portfolio} onOpen={onOpen} />
      </Group>
      <Text size="sm" c="dimmed" mt="sm">
        {visibilityText(portfolio)} · {completeParts}/{portfolioParts.length} sections ·{' '}
        {countText(profileViews, 'view')}
      </Text>
      <Origin portfolio={portfolio} />
      {!isShown(portfolio) && (
        <Button variant="light" size="sm" mt="md" onClick={() => void switchTo(portfolio)}>
          Switch to {name}
        </Button>
      )}
    </Card>
  );
}

const visibilityText = ({ visibility, shownVisibility }: Portfolio) =>
  shownVisibility === visibility
    ? visibilityLabels[visibility]
    : `${visibilityLabels[shownVisibility]} for now`;

/** The address without the part that all share. */
const shownAddress = (address: string) =>
  address
    .replace(window.location.origin, '')
    .replace(/^https?:\/\//, '')
    .replace(/\/$/, '');

function Origin({ portfolio: { id, copy } }: { portfolio: Portfolio }) {
  if (!copy) return null;
  return (
    <Text size="sm" mt={4}>
      Copied from {copy.origin ? `“${copy.origin.name}”` : 'a portfolio that was deleted'} on {dayOf(copy.at)}
      {copy.origin && (
        <>
          {' · '}
          <Anchor
            renderRoot={(props) => <Link {...props} to="/portfolios" search={{ compare: id }} />}
            size="sm"
          >
            What differs
          </Anchor>
        </>
      )}
    </Text>
  );
}

function Actions({ portfolio, onOpen }: PortfolioCardProps) {
  const { remove } = useDeletion();
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" size={44} aria-label={`Actions for ${portfolio.name}`}>
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconCopy size={16} aria-hidden />}
          onClick={() => onOpen({ kind: 'duplicate', portfolio })}
        >
          Duplicate
        </Menu.Item>
        <Menu.Item
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={() => onOpen({ kind: 'rename', portfolio })}
        >
          Rename
        </Menu.Item>
        {portfolio.copy?.origin && (
          <Menu.Item
            leftSection={<IconArrowsDiff size={16} aria-hidden />}
            renderRoot={(props) => <Link {...props} to="/portfolios" search={{ compare: portfolio.id }} />}
          >
            What differs
          </Menu.Item>
        )}
        <Menu.Item
          color="var(--mantine-color-error)"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => void remove(portfolio)}
        >
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
