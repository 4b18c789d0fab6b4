import { Skeleton, Stack, Tabs } from '@mantine/core';
import { IconChartBar, IconListSearch, IconSettings, IconUsers } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { useSession } from '../../session/session';
import { PageHeader } from '../../ui/page-header';
import { TabRow } from '../../ui/tab-row';
import { AccessDenied } from './access-denied';
import { AccountCounts } from './account-counts';
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
          <TabRow tabs={adminTabs.map((name) => ({ name, ...tabs[name] }))} open={tab} />
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
