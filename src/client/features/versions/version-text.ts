import type { ProfileVersion, VersionReason } from '../../../contracts/profile-version';
import { momentOf } from '../../ui/instant-text';

export const reasonTexts: Record<VersionReason, string> = {
  published: 'Published',
  'before-import': 'Before an import',
  'before-restore': 'Before a restoration',
  kept: 'Kept by you',
};

/** '“Sent to Acme”', or 'the version of March 5, 2021 at 9:30 AM' where it has no name. */
export const versionName = ({ name, createdAt }: ProfileVersion): string =>
  name === null ? `the version of ${momentOf(createdAt)}` : `“${name}”`;
