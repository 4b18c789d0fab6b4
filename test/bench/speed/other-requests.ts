import type { Bench } from './bench';
import type { Asked } from './timed-request';

/** What others ask of the server while it makes documents, in turn: half are pages that strangers read. */
export function otherRequests({ product: port, page, profileId, token }: Bench): Asked[] {
  const read: Asked = { port, path: page };
  const view: Asked = {
    port,
    path: `/api/profile/${profileId}/view`,
    body: JSON.stringify({ source: 'direct' }),
  };
  const own = (what: string): Asked => ({
    port,
    path: `/api/profile/${profileId}/${what}`,
    headers: { authorization: `Bearer ${token}` },
  });
  const owner = ['dashboard', 'employer-contacts', 'work-experience', 'analytics'].map(own);
  return [view, ...owner].flatMap((other) => [read, other]);
}
