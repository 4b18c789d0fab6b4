import { findOrCreateSecret } from '../../db/queries/secrets';
import { makeStopToken, stopPath, stopSecret } from '../../src/routers/mail-choices/stop-token';
import type { RouteRule } from './access-rule';
import type { World } from './access-world';
import { newContact } from './links';

/** Where the owner's digest is stopped, for whoever has the mail. */
async function digestStop({ app, owner }: World): Promise<string> {
  const key = await findOrCreateSecret(app.db, stopSecret);
  return stopPath(makeStopToken(key, { kind: 'weekly-digest', id: owner.profileId }));
}

const stopping = (method: 'GET' | 'POST', end = ''): RouteRule => ({
  access: 'anyone',
  request: async (world) => ({ method, url: (await digestStop(world)) + end }),
});

/** The rules of calendars, and of addresses that stop mails: whoever has such an address may use it. */
export const reminderRules: Record<string, RouteRule> = {
  'GET /api/profile/{profileId}/calendar': {
    access: 'owner',
    request: async ({ owner }) => ({ url: `/api/profile/${owner.profileId}/calendar` }),
  },
  'GET /api/employer-contacts/{id}/calendar': {
    access: 'owner',
    request: async ({ app, owner }) => ({
      url: `/api/employer-contacts/${await newContact(app.db, owner.profileId)}/calendar`,
    }),
  },
  'GET /calendar/{file}': {
    access: 'anyone',
    request: async ({ app, owner }) => {
      const { body } = await app.rest(`POST /profile/${owner.profileId}/calendar-address`, undefined, owner);
      return { url: new URL(body.url).pathname };
    },
  },
  'GET /unsubscribe/{token}': stopping('GET'),
  'POST /unsubscribe/{token}': stopping('POST'),
  'GET /unsubscribe/{token}/undo': stopping('GET', '/undo'),
  'POST /unsubscribe/{token}/undo': stopping('POST', '/undo'),
};
