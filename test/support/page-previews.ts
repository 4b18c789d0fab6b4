import type { PagePreview } from '../../src/contracts/page-preview';
import type { TestApp, TestUser } from './app';

/** Asks for a page as the screens of its owner show it. @param reader who asks; the owner if left out, nobody if null */
export const previewOf = (
  { app }: TestApp,
  { profileId, ...owner }: TestUser,
  preview: PagePreview,
  reader: { token: string } | null = owner,
) =>
  app.inject({
    method: 'POST',
    url: `/api/profile/${profileId}/page-preview`,
    headers: reader ? { authorization: `Bearer ${reader.token}` } : {},
    payload: preview,
  });
