import { Button, Menu, Text } from '@mantine/core';
import { IconCheck, IconFolders, IconPlus, IconSelector } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { isShown, usePortfolios, useSwitch } from './use-portfolios';

/** The shown portfolio; its menu leads to the others. */
export function PortfolioMenu() {
  const { data: portfolios = [] } = usePortfolios();
  const switchTo = useSwitch();
  const shown = portfolios.find(isShown);
  return (
    <Menu width={240} position="top-start" withinPortal>
      <Menu.Target>
        <Button
          variant="default"
          justify="space-between"
          leftSection={<IconFolders size={18} aria-hidden />}
          rightSection={<IconSelector size={16} aria-hidden />}
          aria-label={`Portfolio: ${shown?.name ?? 'loading'}`}
          styles={{ label: { flex: 1, textAlign: 'start' } }}
        >
          <Text span size="sm" truncate>
            {shown?.name ?? '…'}
          </Text>
        </Button>
      </Menu.Target>
      <Menu.Dropdown mah="min(26rem, 70dvh)" style={{ overflowY: 'auto' }}>
        <Menu.Label>Portfolios</Menu.Label>
        {portfolios.map((portfolio) => (
          <Menu.Item
            key={portfolio.id}
            leftSection={<IconCheck size={16} aria-hidden style={{ opacity: isShown(portfolio) ? 1 : 0 }} />}
            aria-current={isShown(portfolio) ? 'true' : undefined}
            onClick={() => {
              if (!isShown(portfolio)) void switchTo(portfolio);
            }}
          >
            {portfolio.name}
          </Menu.Item>
        ))}
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconPlus size={16} aria-hidden />}
          renderRoot={(props) => <Link {...props} to="/portfolios" search={{ add: 1 }} />}
        >
          New portfolio
        </Menu.Item>
        <Menu.Item leftSection={<IconFolders size={16} aria-hidden />} component={Link} to="/portfolios">
          Manage portfolios
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
