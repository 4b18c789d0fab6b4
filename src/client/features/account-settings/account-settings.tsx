import { Stack, Tabs } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import type { User } from '../../../contracts/account';
import { useSession } from '../../session/session';
import { PageHeader } from '../../ui/page-header';
import { AccountActions } from './account-actions';
import { AccountInformation } from './account-information';
import classes from './account-settings.module.css';
import { Activity } from './activity';
import { ChangePassword } from './change-password';
import { DownloadData } from './download-data';
import { PersonalInformation } from './personal-information';
import { Sessions } from './sessions';
import { Subscription } from './subscription';
import { type SettingsTab, settingsSearch } from './tabs';
import { TwoFactor } from './two-factor';

/** The screen 'Account Settings'. */
export function AccountSettings({ tab = 'profile' }: { tab?: SettingsTab | undefined }) {
  const { user } = useSession();
  const navigate = useNavigate();
  // Someone who signs out here is already on the way to the sign-in form.
  if (!user) return null;
  const show = (next: string | null) =>
    void navigate({ to: '/user-profile', search: settingsSearch.parse({ tab: next }), replace: true });

  return (
    <>
      <PageHeader
        title="Account Settings"
        purpose="Who you are to us, how your account is protected, and your plan."
      />
      <Tabs value={tab} onChange={show} keepMounted={false} className={classes.tabs}>
        <Tabs.List grow mb="lg">
          <Tabs.Tab value="profile">Profile</Tabs.Tab>
          <Tabs.Tab value="security">Security</Tabs.Tab>
          <Tabs.Tab value="subscription">Subscription</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="profile">
          <ProfileTab user={user} />
        </Tabs.Panel>
        <Tabs.Panel value="security">
          <SecurityTab />
        </Tabs.Panel>
        <Tabs.Panel value="subscription">
          <Subscription user={user} />
        </Tabs.Panel>
      </Tabs>
    </>
  );
}

function ProfileTab({ user }: { user: User }) {
  return (
    <Stack gap="lg">
      <PersonalInformation user={user} />
      <AccountInformation user={user} />
    </Stack>
  );
}

function SecurityTab() {
  return (
    <Stack gap="lg">
      <ChangePassword />
      <TwoFactor />
      <Sessions />
      <Activity />
      <DownloadData />
      <AccountActions />
    </Stack>
  );
}
