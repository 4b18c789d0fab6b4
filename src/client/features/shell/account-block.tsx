import { Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck, IconHelpCircle, IconLogout, IconSelector } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { User } from '../../../contracts/account';
import { helpPath } from '../../../contracts/help';
import { plans } from '../../../contracts/plans';
import type { Portfolio } from '../../../contracts/portfolio';
import { useSession } from '../../session/session';
import { useSignOut } from '../../session/use-sign-out';
import { isShown, usePortfolios, useSwitch } from '../portfolios/use-portfolios';
import { PortraitButton } from '../portrait/portrait-button';
import { leadsTo } from './screens';
import classes from './shell.module.css';
import { useScheme } from './use-scheme';
import { useScreens } from './use-screens';

interface AccountBlockProps {
  path: string;
  onNavigate: () => void;
}

/** The signed-in account in one row: photo, name and plan; its menu has everything that is not the page's. */
export function AccountBlock(props: AccountBlockProps) {
  const { user } = useSession();
  if (!user) return null;
  const name = `${user.firstName} ${user.lastName}`.trim() || user.email;
  return (
    <div className={classes.account}>
      <PortraitButton name={name} size={38} color="indigo" variant="filled" />
      <AccountMenu user={user} name={name} {...props} />
    </div>
  );
}

function AccountMenu({ user, name, path, onNavigate }: AccountBlockProps & { user: User; name: string }) {
  const signOut = useSignOut();
  const screens = useScreens();
  const { data: portfolios = [] } = usePortfolios();
  const shown = portfolios.length > 1 ? portfolios.find(isShown)?.name : undefined;
  const plan = `${plans[user.subscriptionTier].name} Plan`;
  const help = screens.find((screen) => leadsTo(path, screen))?.help ?? 'start';
  return (
    <Menu position="top-start" width={272}>
      <Menu.Target>
        <UnstyledButton className={classes.accountButton}>
          <span className={classes.accountText}>
            <VisuallyHidden component="span">Account</VisuallyHidden>{' '}
            <Text span size="sm" fw={600} truncate>
              {name}
            </Text>{' '}
            <span className={classes.accountPlan}>
              <Text span size="xs" c="dimmed">
                {plan}
              </Text>{' '}
              {shown && (
                <Text span size="xs" c="dimmed" truncate>
                  {shown}
                </Text>
              )}
            </span>
          </span>
          <IconSelector size={16} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.accountMenu}>
        {screens
          .filter(({ group }) => group === 'account')
          .map((screen) => {
            const { path: target, label, icon: Icon } = screen;
            const isCurrent = leadsTo(path, screen);
            return (
              <Fragment key={target}>
                <Menu.Item
                  leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
                  renderRoot={(props) => <Link {...props} to={target} />}
                  aria-current={isCurrent ? 'page' : undefined}
                  onClick={onNavigate}
                >
                  {label}
                </Menu.Item>
                {target === '/portfolios' && <PortfolioItems portfolios={portfolios} />}
              </Fragment>
            );
          })}
        <Menu.Divider />
        <SchemeItem />
        <Menu.Item
          leftSection={<IconHelpCircle size={18} stroke={1.6} aria-hidden />}
          // In a new tab, so that what was typed stays.
          component="a"
          href={helpPath(help)}
          target="_blank"
        >
          Help with this screen
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />}
          onClick={() => void signOut()}
        >
          Sign Out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

/** Shows another portfolio, where there are several. */
function PortfolioItems({ portfolios }: { portfolios: Portfolio[] }) {
  const switchTo = useSwitch();
  if (portfolios.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: nothing in it is a field
    <div role="group" aria-label="Shown portfolio" className={classes.portfolios}>
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
    </div>
  );
}

function SchemeItem() {
  const { label, Icon, turn } = useScheme();
  return (
    <Menu.Item leftSection={<Icon size={18} stroke={1.6} aria-hidden />} onClick={turn}>
      {label}
    </Menu.Item>
  );
}
