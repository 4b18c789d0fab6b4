import { Skeleton, Stack, Tabs } from '@mantine/core';
import { IconChartBar, IconListSearch, IconSettings, IconUsers } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useSession } from '../../session/session';
import { PageHeader } from '../../ui/page-header';
import { AccessDenied } from './access-denied';
import { AccountCounts } from './account-counts';
import classes from './admin.module.css';
import { type AdminTab, adminTabs } from './admin-tabs';
import { AuditPanel } from './audit/audit-panel';
import { SettingsPanel } from './settings/settings-panel';
import { useAdminAddress } from './use-admin-address';
import { UsersPanel } from './users/users-panel';

// Charts are heavy, so they load only for admins who open them.
const AnalyticsPanel = lazy(() =>
  import('./analytics/analytics-panel').then((module) => ({ default: module.AnalyticsPanel })),
);

const tabs = {
  users: { label: 'User Management', icon: IconUsers, panel: <UsersPanel /> },
  analytics: { label: 'Analytics', icon: IconChartBar, panel: <AnalyticsPanel /> },
  settings: { label: 'System Settings', icon: IconSettings, panel: <SettingsPanel /> },
  audit: { label: 'Audit Log', icon: IconListSearch, panel: <AuditPanel /> },
};

/** The admin dashboard: accounts and server settings. */
export function AdminScreen({ tab = 'users' }: { tab?: AdminTab | undefined }) {
  const { user } = useSession();
  const { change } = useAdminAddress();
  const list = useShownTab(tab);
  if (user?.role !== 'admin') return <AccessDenied />;
  const open = (next: string | null) => {
    const known = adminTabs.find((name) => name === next);
    change({ tab: known }, { replace: true });
  };
  return (
    <>
      <PageHeader
        title="Admin Dashboard"
        purpose="Look after the accounts and the settings of this server."
      />
      <Stack gap="xl">
        <AccountCounts />
        <Tabs value={tab} onChange={open} keepMounted={false}>
          <Tabs.List ref={list} className={classes.tabs} mb="lg">
            {adminTabs.map((name) => {
              const { label, icon: Icon } = tabs[name];
              return (
                <Tabs.Tab
                  key={name}
                  value={name}
                  className={classes.tab}
                  leftSection={<Icon size={18} aria-hidden />}
                >
                  {label}
                </Tabs.Tab>
              );
            })}
          </Tabs.List>
          {adminTabs.map((name) => (
            <Tabs.Panel key={name} value={name}>
              <Suspense fallback={<Skeleton height={320} />}>{tabs[name].panel}</Suspense>
            </Tabs.Panel>
          ))}
        </Tabs>
      </Stack>
    </>
  );
}

/** Scrolls the row of tabs, and nothing else, to the active one. */
function useShownTab(tab: AdminTab) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the tab is the active one
  useEffect(() => {
    const active = list.current?.querySelector<HTMLElement>('[data-active]');
    if (!list.current || !active) return;
    list.current.scrollLeft = active.offsetLeft - (list.current.clientWidth - active.offsetWidth) / 2;
  }, [tab]);
  return list;
}
