import { createFileRoute } from '@tanstack/react-router';
import { DevelopersOnly } from '../features/developers/developers-only';
import { UserManagementTest } from '../features/developers/user-management-test';

export const Route = createFileRoute('/user-management-test')({
  component: () => (
    <DevelopersOnly>
      <UserManagementTest />
    </DevelopersOnly>
  ),
});
