import { TRPCError } from '@trpc/server';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import {
  hasSlug,
  insertRedirect,
  isRedirected,
  lockOwnProfile,
  type OwnProfileRow,
  type ProfileRow,
  updateOwnProfile,
} from '../../../db/queries/profiles';
import type { DB } from '../../../db/tables.gen';
import { type PageLanguage, readPageLanguage } from '../../contracts/page-language';
import { type profileUpdate, type Visibility, visibilities } from '../../contracts/profile';
import { changedFields } from '../audit/changed-fields';
import { recordEvent, recordRecurringEvent } from '../audit/record-event';
import { requireCaller } from '../auth/require-caller';
import type { Context } from '../context';
import { FieldError, notFound, staleChange } from '../errors';
import { countCall } from '../limits/limit-calls';
import { keepVersion } from '../versions/keep-version';
import { findLanguageOfPage } from './page-words';
import { ownProfileId } from './resolve-profile';

const slugIsTaken = () =>
  new TRPCError({ code: 'CONFLICT', message: 'This address is taken already. Choose another one.' });

/** Changes the profile's own fields; a former slug redirects to the new one for a while. */
export async function updateProfile(
  ctx: Pick<Context, 'db' | 'caller' | 'visitor' | 'limiter'>,
  { profileId, updatedAt, ...changes }: z.output<typeof profileUpdate>,
): Promise<ProfileRow> {
  const { accountId } = requireCaller(ctx);
  const id = ownProfileId(ctx, profileId);
  const slug = changes.profileSlug;
  if (slug !== undefined && !(await hasSlug(ctx.db, id, slug))) await countCall(ctx, 'pageAddress');
  return ctx.db
    .transaction()
    .execute(async (tx) => {
      const current = await lockOwnProfile(tx, accountId, id);
      if (!current) throw notFound('profile');
      if (updatedAt && updatedAt !== current.updatedAt) throw staleChange('profile');
      const updated = await writeProfile(tx, ctx, current, changes);
      if (slug !== undefined && slug !== current.profileSlug) {
        if (await isRedirected(tx, slug, id)) throw slugIsTaken();
        await insertRedirect(tx, current.profileSlug, id);
      }
      if (isMoreOpen(updated.visibility, current.visibility)) await keepVersion(tx, id, 'published');
      return updated;
    })
    .catch((error: unknown) => {
      const isTaken = error instanceof Error && 'constraint' in error && error.constraint === slugConstraint;
      throw isTaken ? slugIsTaken() : error;
    });
}

/** Whether more people find a page than before. */
const isMoreOpen = (now: Visibility, before: Visibility) =>
  visibilities.indexOf(now) < visibilities.indexOf(before);

/** Writes fields of the locked profile, and records which ones changed. */
export async function writeProfile(
  tx: Transaction<DB>,
  ctx: Pick<Context, 'visitor'>,
  current: OwnProfileRow,
  changes: Omit<z.output<typeof profileUpdate>, 'profileId' | 'updatedAt'>,
): Promise<ProfileRow> {
  const language = await languageAmong(tx, current, changes);
  const updated = await updateOwnProfile(tx, current.accountId, current.id, { ...changes, language });
  if (!updated) throw notFound('profile');
  await recordChanges(tx, ctx, current, updated);
  return updated;
}

/**
 * The page's own language after a change: one in several languages always has one, by which the others are told from it.
 * @throws FieldError if it would be in the same language twice
 */
async function languageAmong(
  tx: Transaction<DB>,
  current: OwnProfileRow,
  { language = readPageLanguage(current.language), translations = current.translations }: PageLanguages,
): Promise<PageLanguage | null> {
  const others = Object.keys(translations);
  if (others.length === 0) return language;
  const own = language ?? (await findLanguageOfPage(tx, current.id));
  if (others.includes(own)) throw new FieldError([{ path: ['language'], message: sameLanguage }]);
  return own;
}

type PageLanguages = Partial<Pick<z.output<typeof profileUpdate>, 'language' | 'translations'>>;

const sameLanguage =
  'The page is in this language already. Remove it from its other languages first, or choose another one.';

async function recordChanges(
  tx: Transaction<DB>,
  ctx: Pick<Context, 'visitor'>,
  current: OwnProfileRow,
  updated: ProfileRow,
): Promise<void> {
  const { accountId } = current;
  const { displayName, jobTitle, location, availability, bio, language, cvLook, paper, translations } =
    updated;
  const { visibility, profileSlug } = updated;
  const shown = {
    displayName,
    jobTitle,
    location,
    availability,
    bio,
    language,
    cvLook,
    paper,
    translations,
    visibility,
  };
  const fields = changedFields(shown, current);
  if (fields) {
    // Who could see the page is recorded each time; text that is saved while it is typed is not.
    if (visibility === current.visibility) {
      await recordRecurringEvent(tx, ctx, 'profile-changed', { accountId, details: { fields } });
    } else await recordEvent(tx, ctx, 'profile-changed', { accountId, details: { fields, visibility } });
  }
  if (profileSlug !== current.profileSlug) {
    const details = { from: current.profileSlug, to: profileSlug };
    await recordEvent(tx, ctx, 'page-address-changed', { accountId, details });
  }
}

const slugConstraint = 'profiles_profile_slug_key';
