import { createFileRoute } from '@tanstack/react-router';
import { AccountSettings } from '../features/account-settings/account-settings';
import { settingsSearch } from '../features/account-settings/tabs';

export const Route = createFileRoute('/user-profile')({
  validateSearch: settingsSearch,
  component: function AccountSettingsRoute() {
    return <AccountSettings tab={Route.useSearch().tab} />;
  },
});
