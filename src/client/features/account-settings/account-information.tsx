import { Badge } from '@mantine/core';
import type { User } from '../../../contracts/account';
import classes from './account-settings.module.css';
import { dayOf } from './instant-text';
import { SettingsCard } from './settings-card';

/** The card 'Account Information'. */
export function AccountInformation({ user }: { user: User }) {
  return (
    <SettingsCard title="Account Information">
      <dl className={classes.facts}>
        <dt>Account Created</dt>
        <dd>{dayOf(user.createdAt)}</dd>
        <dt>Last Updated</dt>
        <dd>{dayOf(user.updatedAt)}</dd>
        <dt>Account Status</dt>
        <dd>
          <Badge tt="none" variant="dot" color={user.isActive ? 'teal' : 'gray'}>
            {user.isActive ? 'Active' : 'Inactive'}
          </Badge>
        </dd>
        {user.emailVerified && (
          <>
            <dt>Email</dt>
            <dd>
              <Badge tt="none" variant="dot" color="teal">
                Email Verified
              </Badge>
            </dd>
          </>
        )}
      </dl>
    </SettingsCard>
  );
}
