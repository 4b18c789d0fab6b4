import { sql } from 'kysely';
import { insertAccountToken } from '../../db/queries/account-tokens';
import { defaultDesign } from '../../src/contracts/design';
import { exportFormats } from '../../src/contracts/exports';
import { keysOf } from '../../src/contracts/keys-of';
import { hashToken } from '../../src/routers/auth/tokens';
import type { ProcedureRule, RouteRule } from './access-rule';
import {
  byPortrait,
  captionedVideo,
  formFor,
  newCv,
  newPhoto,
  newVideo,
  preparedVideo,
  sampleCaptions,
  type UploadPath,
  upload,
} from './access-uploads';
import type { World } from './access-world';
import type { TestUser } from './app';
import { contactRouteRules, contactRules } from './contact-rules';
import { newSession, password } from './factories';
import { domainRules } from './made-domains';
import { linkRules, sharedRules } from './made-links';
import { messageRules } from './messages';
import { billingRouteRules, billingRules } from './payments';
import { portfolioRules } from './portfolio-rules';
import { reminderRules } from './reminders';
import { sectionRules } from './section-rules';
import { authorRules, testimonialRules } from './testimonial-rules';
import { codeOf, enableTwoFactor } from './two-factor';
import { versionRules } from './version-rules';

const accountOf = ({ other }: World) => ({ id: other.accountId });
const invitationTexts = { template: 'invitation', subject: 'Come in', body: 'Here: {{link}}' };

const profileOf = ({ owner }: World) => ({ profileId: owner.profileId });

const newAddress = () => `${crypto.randomUUID()}@example.com`;

/** Schedules the deletion of the actor's account; there is nothing to send. */
async function beingDeleted({ app }: World, actor: TestUser | undefined): Promise<void> {
  if (!actor) return;
  const deletionDueAt = sql<string>`now() + interval '1 day'`;
  await app.db.updateTable('accounts').set({ deletionDueAt }).where('id', '=', actor.accountId).execute();
}

/** The token of a mail to somebody unrelated to the caller. */
async function mailToken({ app }: World, purpose: 'reset-password' | 'verify-email'): Promise<string> {
  const { accountId } = await app.newUser();
  const token = crypto.randomUUID();
  await insertAccountToken(app.db, {
    tokenHash: hashToken(token),
    accountId,
    purpose,
    mailId: crypto.randomUUID(),
  });
  return token;
}

const isRefused = ({ deactivated }: World, actor: TestUser | undefined): actor is undefined =>
  !actor || actor === deactivated;

async function firstCode(world: World, actor: TestUser | undefined) {
  if (isRefused(world, actor)) return { code: '000000' };
  const { body } = await world.app.rest('POST /auth/two-factor/start', { password }, actor);
  return { code: codeOf(body.secret) };
}

async function bothFactors(world: World, actor: TestUser | undefined) {
  if (isRefused(world, actor)) return { password, code: '000000' };
  const [code] = (await enableTwoFactor(world.app, actor)).recoveryCodes;
  return { password, code };
}

/** A rule for each procedure, for REST and tRPC alike. */
export const procedureRules: Record<string, ProcedureRule> = {
  ...sectionRules,
  ...contactRules,
  ...billingRules,
  'auth.register': { access: 'anyone', input: () => ({ email: newAddress(), password }) },
  'auth.login': { access: 'anyone', input: ({ owner }) => ({ email: owner.email, password }) },
  'auth.logout': { access: 'anyone' },
  'auth.me': { access: 'signedIn' },
  'auth.forgotPassword': { access: 'anyone', input: ({ owner }) => ({ email: owner.email }) },
  'auth.resetPassword': {
    access: 'anyone',
    input: async (world) => ({ token: await mailToken(world, 'reset-password'), password: 'another phrase' }),
  },
  'auth.verifyEmail': {
    access: 'anyone',
    input: async (world) => ({ token: await mailToken(world, 'verify-email') }),
  },
  'auth.resendVerification': { access: 'signedIn' },
  'auth.twoFactor.get': { access: 'signedIn' },
  'auth.twoFactor.start': { access: 'signedIn', input: () => ({ password }) },
  'auth.twoFactor.confirm': { access: 'signedIn', input: firstCode },
  'auth.twoFactor.disable': { access: 'signedIn', input: bothFactors },
  'auth.twoFactor.renewRecoveryCodes': { access: 'signedIn', input: bothFactors },
  // There is an admin already, and callers learn no more than that.
  'auth.setUpAdmin': {
    access: 'nobody',
    input: () => ({ email: newAddress(), password, firstName: 'Ada', lastName: 'King', company: 'Engines' }),
  },
  'admin.users.list': { access: 'admin', input: () => ({}) },
  'admin.users.stats': { access: 'admin' },
  'admin.users.setRole': { access: 'admin', input: (world) => ({ ...accountOf(world), role: 'user' }) },
  'admin.users.deactivate': {
    access: 'admin',
    input: async ({ app }) => ({ id: (await app.newUser()).accountId }),
  },
  'admin.users.reactivate': { access: 'admin', input: accountOf },
  'admin.settings.get': { access: 'admin' },
  'admin.settings.setRegistration': { access: 'admin', input: () => ({ mode: 'open' }) },
  'admin.settings.setMaintenance': { access: 'admin', input: () => ({ isOn: false }) },
  'admin.invitations.list': { access: 'admin', input: () => ({}) },
  'admin.invitations.create': { access: 'admin', input: () => ({ email: newAddress() }) },
  'admin.invitations.withdraw': {
    access: 'admin',
    input: async ({ app, admin }) => {
      const { body } = await app.trpc('mutation admin.invitations.create', { email: newAddress() }, admin);
      return { id: body.id };
    },
  },
  'admin.operations.versions': { access: 'admin' },
  'admin.operations.examineFiles': { access: 'admin' },
  'admin.operations.sweepFiles': { access: 'admin' },
  'admin.operations.resetDemo': { access: 'adminOfDemo' },
  'admin.analytics': { access: 'admin', input: () => ({}) },
  'admin.auditLog': { access: 'admin', input: () => ({}) },
  'account.update': { access: 'signedIn', input: () => ({ company: 'Harbour & Sons' }) },
  'account.changePassword': {
    access: 'signedIn',
    input: () => ({ currentPassword: password, newPassword: 'another long phrase' }),
  },
  'account.deactivate': {
    access: 'signedIn',
    // The last admin cannot leave.
    input: async ({ app }) => void (await app.newAdmin()),
  },
  'account.requestDeletion': {
    access: 'signedIn',
    input: async ({ app }) => {
      await app.newAdmin();
      return { password };
    },
  },
  'account.cancelDeletion': { access: 'signedIn', input: beingDeleted },
  'account.activity': { access: 'signedIn', input: () => ({}) },
  'account.storage': { access: 'signedIn' },
  'account.sessions.list': { access: 'signedIn' },
  'account.sessions.end': {
    access: 'owner',
    input: async ({ app, owner }) => {
      await newSession(app.db, owner.accountId);
      const { body } = await app.rest('GET /auth/sessions', undefined, owner);
      return { id: body.sessions.find((session: { isCurrent: boolean }) => !session.isCurrent).id };
    },
  },
  'account.sessions.endOthers': { access: 'signedIn' },
  'admin.templates.list': { access: 'admin' },
  'admin.templates.update': { access: 'admin', input: () => invitationTexts },
  'admin.templates.preview': { access: 'admin', input: () => invitationTexts },
  'admin.templates.reset': { access: 'admin', input: () => ({ template: 'invitation' }) },
  'profile.get': { access: 'currentProfile' },
  'profile.read': { access: 'readers', input: profileOf },
  'storage.config': { access: 'anyone' },
  'profile.languages': { access: 'owner', input: profileOf },
  'profile.unprintable': { access: 'owner', input: profileOf },
  'profile.checkSlug': {
    access: 'owner',
    input: (world) => ({ ...profileOf(world), slug: 'nobody-has-this' }),
  },
  'profile.update': { access: 'owner', input: (world) => ({ ...profileOf(world), jobTitle: 'Pilot' }) },
  'cv.list': { access: 'readers', input: profileOf },
  'cv.update': { access: 'owner', input: async (world) => ({ id: await newCv(world), isPublic: false }) },
  'cv.remove': { access: 'owner', input: async (world) => ({ id: await newCv(world) }) },
  'cv.restore': {
    access: 'owner',
    input: async (world) => {
      const entry = { id: await newCv(world) };
      await world.app.trpc('mutation cv.remove', entry, world.owner);
      return entry;
    },
  },
  'bin.list': { access: 'owner', input: profileOf },
  'bin.remove': {
    access: 'owner',
    input: async (world) => {
      const entry = { id: await newCv(world) };
      await world.app.trpc('mutation cv.remove', entry, world.owner);
      return { ...profileOf(world), ...entry };
    },
  },
  'bin.empty': { access: 'owner', input: profileOf },
  'cvImport.read': {
    access: 'owner',
    input: async (world) => ({ ...profileOf(world), cvId: await newCv(world) }),
  },
  'cvImport.accept': {
    access: 'owner',
    input: async (world) => ({ ...profileOf(world), cvId: await newCv(world), ...acceptedSample }),
  },
  'cvImport.readAgain': {
    access: 'owner',
    input: (world) => ({ ...profileOf(world), section: 'skills', lines: [{ text: 'Excel, SQL' }] }),
  },
  'cvImport.acceptFile': { access: 'owner', input: (world) => ({ ...profileOf(world), ...acceptedSample }) },
  'cvImport.undo': {
    access: 'owner',
    input: async (world) => {
      const input = { ...profileOf(world), ...acceptedSample };
      const { body } = await world.app.trpc('mutation cvImport.acceptFile', input, world.owner);
      return { ...profileOf(world), undoId: body.undoId };
    },
  },
  'dashboard.get': { access: 'owner', input: profileOf },
  ...linkRules,
  ...domainRules,
  ...portfolioRules,
  ...versionRules,
  ...testimonialRules,
  'portrait.get': { access: 'readers', input: profileOf },
  'portrait.update': {
    access: 'owner',
    input: async (world) => ({ ...(await byPortrait(world)), alt: 'At work' }),
  },
  'portrait.remove': { access: 'owner', input: (world) => byPortrait(world) },
  'portrait.restore': {
    access: 'owner',
    input: async (world) => {
      const input = await byPortrait(world);
      await world.app.trpc('mutation portrait.remove', input, world.owner);
      return input;
    },
  },
  'design.get': { access: 'owner', input: profileOf },
  'design.save': {
    access: 'owner',
    input: (world) => ({ ...profileOf(world), design: { ...defaultDesign, theme: 'swiss' } }),
  },
  'design.changeSection': {
    access: 'owner',
    input: (world) => ({ ...profileOf(world), key: 'video', isShown: false }),
  },
  'design.discard': { access: 'owner', input: profileOf },
  'design.publish': { access: 'owner', input: profileOf },
  'design.undo': { access: 'owner', input: newPublication },
  'video.get': { access: 'readers', input: profileOf },
  'video.remove': {
    access: 'owner',
    input: async (world) => ({ ...profileOf(world), videoId: await newVideo(world) }),
  },
  'video.restore': {
    access: 'owner',
    input: async (world) => {
      const input = { ...profileOf(world), videoId: await newVideo(world) };
      await world.app.trpc('mutation video.remove', input, world.owner);
      return input;
    },
  },
  'video.putCaptions': {
    access: 'owner',
    input: async (world) => ({ ...profileOf(world), videoId: await newVideo(world), ...sampleCaptions }),
  },
  'video.removeCaptions': {
    access: 'owner',
    input: async (world) => ({ ...profileOf(world), videoId: await captionedVideo(world) }),
  },
  'system.status': { access: 'anyone' },
  'analytics.summary': { access: 'owner', input: profileOf },
  'analytics.recentViews': { access: 'owner', input: profileOf },
  'analytics.changeToken': { access: 'owner', input: profileOf },
  'analytics.settings': { access: 'owner', input: profileOf },
  'analytics.updateSettings': {
    access: 'owner',
    input: (world) => ({ ...profileOf(world), timeZone: 'Europe/London' }),
  },
  'mailChoices.get': { access: 'owner', input: profileOf },
  'mailChoices.update': { access: 'owner', input: (world) => ({ ...profileOf(world), weeklyDigest: true }) },
  'calendar.address': { access: 'owner', input: profileOf },
  'calendar.renewAddress': { access: 'owner', input: profileOf },
  'calendar.revokeAddress': { access: 'owner', input: profileOf },
  'views.progress': {
    access: 'anyone',
    input: async (world) => {
      const view = await world.app.rest(`POST /profile/${world.owner.profileId}/view`, { source: 'direct' });
      return { id: view.body.id, seconds: 0, sections: [] };
    },
  },
  'views.record': { access: 'readers', input: (world) => ({ ...profileOf(world), source: 'direct' }) },
};

async function newPublication(world: World) {
  const { app, owner } = world;
  const profile = profileOf(world);
  const published = (await app.trpc('query design.get', profile, owner)).body.published;
  const accent = published.accent === '#0a7f5a' ? '#b3261e' : '#0a7f5a';
  await app.trpc('mutation design.save', { ...profile, design: { ...published, accent } }, owner);
  await app.trpc('mutation design.publish', profile, owner);
  return profile;
}

const acceptedSample = { sections: { facts: [{ values: { fact: 'I play the cello.' } }] } };

const uploadRule = (path: UploadPath): RouteRule => ({
  access: 'owner',
  request: (world) => formFor(world, path),
});

/** A rule for each route that does not belong to a procedure. */
/** Each form of a page is open to whoever may read the page, and so is the one that is sent to an employer. */
const exportRules: Record<string, RouteRule> = Object.fromEntries(
  keysOf(exportFormats).flatMap((extension) =>
    (['GET', 'POST'] as const).map((method): [string, RouteRule] => [
      `${method} /profile/{slug}.${extension}`,
      {
        access: 'readers',
        request: async ({ owner }) => ({ method, url: `/profile/${owner.slug}.${extension}` }),
      },
    ]),
  ),
);

export const routeRules: Record<string, RouteRule> = {
  'POST /api/profile/{profileId}/cv': uploadRule('cv'),
  'POST /api/profile/{profileId}/cv/import': uploadRule('cv/import'),
  'POST /api/profile/{profileId}/cv/import/images': uploadRule('cv/import/images'),
  'POST /api/profile/{profileId}/video': uploadRule('video'),
  'POST /api/profile/{profileId}/portrait': uploadRule('portrait'),
  'POST /api/profile/{profileId}/gallery/upload': uploadRule('gallery/upload'),
  'GET /api/profile/{profileId}/analytics/export': {
    access: 'owner',
    request: async (world) => ({ url: `/api/profile/${world.owner.profileId}/analytics/export?format=csv` }),
  },
  ...reminderRules,
  'GET /api/profile/{profileId}/gallery/download': {
    access: 'owner',
    request: async (world) => ({
      url: `/api/profile/${world.owner.profileId}/gallery/download?ids=${(await newPhoto(world)).id}`,
    }),
  },
  'GET /api/cv/{id}': {
    access: 'readers',
    request: async (world) => ({ url: (await upload(world, 'cv')).fileUrl }),
  },
  'GET /api/profile/{profileId}/video/{videoId}/captions': {
    access: 'readers',
    request: async (world) => ({
      url: `/api/profile/${world.owner.profileId}/video/${await captionedVideo(world)}/captions`,
    }),
  },
  'GET /api/video/{id}': {
    access: 'readers',
    request: async (world) => ({ url: `/api/video/${await newVideo(world)}` }),
  },
  'GET /api/video/{id}/fallback': {
    access: 'readers',
    request: async (world) => ({ url: `/api/video/${await preparedVideo(world)}/fallback` }),
  },
  'GET /api/video/{id}/poster': {
    access: 'readers',
    request: async (world) => ({ url: `/api/video/${await preparedVideo(world)}/poster` }),
  },
  'GET /api/files/{id}': {
    access: 'readers',
    request: async (world) => ({ url: (await newPhoto(world)).imageUrl }),
  },
  'POST /api/profile/{profileId}/page-preview': {
    access: 'owner',
    request: async ({ owner }) => ({
      method: 'POST',
      url: `/api/profile/${owner.profileId}/page-preview`,
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ design: 'draft' }),
    }),
  },
  // Whoever is not its owner gets nothing, see owner-strip.test.ts.
  'GET /profile/{slug}/owner': {
    access: 'anyone',
    request: async ({ owner }) => ({ url: `/profile/${owner.slug}/owner` }),
  },
  'GET /profile/{slug}': {
    access: 'readers',
    request: async ({ owner }) => ({ url: `/profile/${owner.slug}` }),
  },
  'GET /profile/{slug}/{language}': {
    access: 'readers',
    request: async ({ app, owner }) => {
      const inGerman = { language: 'en', translations: { de: {} } };
      await app.db.updateTable('profiles').set(inGerman).where('id', '=', owner.profileId).execute();
      return { url: `/profile/${owner.slug}/de` };
    },
  },
  ...exportRules,
  'GET /profile/{slug}/first-page': {
    access: 'ownerReads',
    request: async ({ owner }) => ({ url: `/profile/${owner.slug}/first-page` }),
  },
  'POST /profile/{slug}/contact': {
    access: 'readers',
    request: async ({ owner }) => ({ method: 'POST', url: `/profile/${owner.slug}/contact` }),
  },
  ...messageRules,
  ...authorRules,
  ...sharedRules,
  ...contactRouteRules,
  ...billingRouteRules,
  'GET /api/auth/export': { access: 'signedIn', request: async () => ({ url: '/api/auth/export' }) },
  'GET /healthz': { access: 'anyone' },
  'GET /readyz': { access: 'anyone' },
  'GET /api/openapi.json': { access: 'anyone' },
  'GET /api/status': { access: 'anyone' },
};
