import { Alert, Text } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Dashboard } from '../../../contracts/dashboard';
import { displayNameId } from '../upload-cv/field-ids';
import classes from './dashboard.module.css';

/** Says that a public page is not listed yet, and what it lacks; nothing if it lacks nothing. */
export function ListingNotice({ dashboard: { missing, profile } }: { dashboard: Dashboard }) {
  if (missing.length === 0 || profile.visibility !== 'public') return null;
  return (
    <Alert icon={<IconEyeOff aria-hidden />} title="Your page is not listed yet" role="status">
      <Text>
        For now only people who have its address can open it, and search engines are asked to leave it out. It
        becomes public, and search engines may list it, as soon as you
      </Text>
      <ul className={classes.missing}>
        {missing.includes('name') && (
          <li>
            <Link to="/upload-cv" hash={displayNameId} className={classes.noticeLink}>
              add your name
            </Link>
          </li>
        )}
        {missing.includes('content') && (
          <li>
            <Link
              to="/$section"
              params={{ section: 'work-experience' }}
              search={{ add: 1 }}
              className={classes.noticeLink}
            >
              add a first entry that visitors may see
            </Link>
            , such as where you have worked
          </li>
        )}
      </ul>
      <Text>If you do not want that, choose below who can find your page.</Text>
    </Alert>
  );
}
