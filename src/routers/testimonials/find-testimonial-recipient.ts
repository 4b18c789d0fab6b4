import type { Kysely } from 'kysely';
import { findAccount } from '../../../db/queries/accounts';
import type { DB } from '../../../db/tables.gen';
import { type AskedRequest, findRequestById, setAuthorToken } from '../../../db/testimonials/requests';
import { listVersions, setConfirmToken } from '../../../db/testimonials/versions';
import {
  authorPath,
  confirmDays,
  confirmPath,
  requestDays,
  requestPath,
} from '../../contracts/testimonial-request';
import { ownerIn } from '../../words/owner-in';
import type { Words } from '../../words/words';
import { newToken } from '../auth/tokens';
import {
  displayName,
  firstNameOf,
  greetingName,
  guarded,
  holdsAddress,
  longestDisplayName,
} from '../mail/reader-names';
import type { Recipient } from '../mail/recipient';
import type { MailJob } from '../ports';
import { findPageWords } from '../profile/page-words';
import { givenOwnerName } from './sign-version';
import { closedBecause, newestOf } from './write-testimonial';

/** The job of a mail about a testimonial. */
export type TestimonialJob = Extract<MailJob, { requestId: string }>;

export const isAboutTestimonial = (job: MailJob): job is TestimonialJob => 'requestId' in job;

/** Undefined if the mail is no longer needed. */
export async function findTestimonialRecipient(
  db: Kysely<DB>,
  origin: string,
  job: TestimonialJob,
): Promise<Recipient | undefined> {
  const request = await findRequestById(db, job.requestId);
  if (!request || request.accountId !== job.accountId || !request.isServed) return undefined;
  switch (job.template) {
    case 'testimonial-request':
      return findAsked(db, origin, request);
    case 'testimonial-confirm':
      return findUnconfirmed(db, origin, request, job.versionId);
    case 'testimonial-confirmed':
      return findAuthor(db, origin, request);
    case 'testimonial-waiting':
      return findOwner(db, origin, request);
  }
}

const safeName = (name: string) => guarded(name, longestDisplayName) || 'Somebody';

/** The owner, by name if there is one. */
const ownerOf = (request: AskedRequest, words: Words) =>
  guarded(ownerIn(words, givenOwnerName(request)), longestDisplayName) || words.t('asked.somebody');

async function findAsked(
  db: Kysely<DB>,
  origin: string,
  request: AskedRequest,
): Promise<Recipient | undefined> {
  const { email, name, note, token, accountId } = request;
  const isOver = closedBecause(request) || request.confirmedAt !== null || request.refusedAt !== null;
  if (email === null || isOver) return undefined;
  const words = await findPageWords(db, request.profileId);
  return {
    owner: { accountId },
    words,
    to: { name: guarded(name ?? '', longestDisplayName), address: email },
    makeValues: async () => ({
      firstName: firstNameOf(name ?? '', words.t('asked.stranger')),
      ownerName: ownerOf(request, words),
      // Requests can be mailed to anybody, so they must not carry links; the page shows the note unchanged.
      note: note !== null && !holdsAddress(note) ? note : words.t('asked.defaultNote'),
      link: origin + requestPath(token),
      validFor: words.daysText(requestDays),
    }),
  };
}

async function findUnconfirmed(
  db: Kysely<DB>,
  origin: string,
  request: AskedRequest,
  versionId: string,
): Promise<Recipient | undefined> {
  const draft = (await listVersions(db, [request.id])).find(({ id }) => id === versionId);
  if (draft?.state !== 'draft' || closedBecause({ ...request, isExpired: false })) return undefined;
  const words = await findPageWords(db, request.profileId);
  return {
    words,
    owner: { accountId: request.accountId },
    to: { name: guarded(draft.name, longestDisplayName), address: draft.email },
    async makeValues() {
      const { token, tokenHash } = newToken();
      await setConfirmToken(db, draft.id, tokenHash, confirmDays);
      return {
        firstName: firstNameOf(draft.name, words.t('asked.stranger')),
        ownerName: ownerOf(request, words),
        link: origin + confirmPath(token),
        validFor: words.daysText(confirmDays),
      };
    },
  };
}

async function findAuthor(
  db: Kysely<DB>,
  origin: string,
  request: AskedRequest,
): Promise<Recipient | undefined> {
  const { id, accountId, authorEmail, withdrawnAt } = request;
  const version = newestOf(await listVersions(db, [id]));
  if (authorEmail === null || withdrawnAt !== null || !version) return undefined;
  const words = await findPageWords(db, request.profileId);
  return {
    words,
    owner: { accountId },
    to: { name: guarded(version.name, longestDisplayName), address: authorEmail },
    async makeValues() {
      const { token, tokenHash } = newToken();
      await setAuthorToken(db, id, tokenHash);
      return {
        firstName: firstNameOf(version.name, words.t('asked.stranger')),
        ownerName: ownerOf(request, words),
        link: origin + authorPath(token),
      };
    },
  };
}

async function findOwner(
  db: Kysely<DB>,
  origin: string,
  { id, accountId }: AskedRequest,
): Promise<Recipient | undefined> {
  const account = await findAccount(db, accountId);
  const version = (await listVersions(db, [id])).find(({ state }) => state === 'waiting');
  if (!account || !version) return undefined;
  return {
    owner: { accountId },
    to: { name: displayName(account), address: account.email },
    makeValues: async () => ({
      firstName: greetingName(account),
      authorName: safeName(version.name),
      link: `${origin}/testimonials`,
    }),
  };
}
