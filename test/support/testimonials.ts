import type { InjectOptions } from 'fastify';
import { setAuthorToken } from '../../db/testimonials/requests';
import { setConfirmToken } from '../../db/testimonials/versions';
import { authorPath, confirmPath } from '../../src/contracts/testimonial-request';
import { newToken } from '../../src/routers/auth/tokens';
import { stampedForms } from '../../src/server/guarded-form/form-stamp';
import type { TestApp, TestUser } from './app';

/** What an author writes in the tests. */
export const wordsSample = {
  name: 'Grace Hopper',
  role: 'Rear Admiral',
  company: 'US Navy',
  location: 'Arlington',
  content: 'Ada saw what the engine could do long before it ran.\n\nI would build with her again.',
  rating: '5',
  date: '2026-03-04',
  email: 'grace@navy.example',
};

/** A request as its owner gets it. */
interface MadeRequest {
  id: string;
  url: string;
  email: string | null;
}

export async function askFor(
  app: TestApp,
  owner: TestUser,
  asked: Record<string, string> = {},
): Promise<MadeRequest> {
  const { status, body } = await app.rest(
    `POST /profile/${owner.profileId}/testimonial-requests`,
    asked,
    owner,
  );
  if (status !== 201) throw new Error(`The request was refused: ${body.message}`);
  return body;
}

const pathOf = (url: string) => new URL(url).pathname;

/** A form as a browser sends it. @param photo the content of a file, if one was chosen */
export async function multipartTo(
  url: string,
  fields: Record<string, string>,
  photo?: Buffer,
): Promise<InjectOptions> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const file = new File(photo ? [new Uint8Array(photo)] : [], photo ? 'me.jpg' : '');
  form.append('photo', file);
  const encoded = new Response(form);
  return {
    method: 'POST',
    url: pathOf(url),
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
  };
}

/** A button of a page that is pressed. */
export const press = (url: string): InjectOptions => ({
  method: 'POST',
  url: pathOf(url),
  payload: '',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
});

/** The hidden field of a form that somebody took this long to fill in. */
const stampOf = ({ db }: TestApp, requestId: string, seconds = 60): Promise<string> =>
  stampedForms(db, 'testimonial-form').stamp(requestId, Date.now() - seconds * 1000);

/** What a person who took a minute sends through the link of a request. */
export const writing = async (
  app: TestApp,
  request: MadeRequest,
  fields: Record<string, string> = wordsSample,
  photo?: Buffer,
): Promise<InjectOptions> =>
  multipartTo(request.url, { ...fields, stamp: await stampOf(app, request.id) }, photo);

/** The link of the newest mail to an address whose subject says this. */
export async function mailedLink(app: TestApp, address: string, subject: string): Promise<string> {
  await app.runJobs();
  const mails = (await app.mails()).filter(
    (mail) => mail.to?.some((to) => to.address === address) && mail.subject?.includes(subject),
  );
  return mails.at(-1)?.link ?? '';
}

const faultIn = (html: string) => /<h1>.*?<\/h1>|role="alert".*?<\/div>/s.exec(html)?.[0];

/** Gives the draft of a request the token that its mail would. @returns the link of that mail */
export async function confirmLinkOf({ db }: TestApp, { id, url }: MadeRequest): Promise<string> {
  const draft = await db
    .selectFrom('testimonialVersions')
    .select('id')
    .where('requestId', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirstOrThrow();
  const { token, tokenHash } = newToken();
  await setConfirmToken(db, draft.id, tokenHash, 7);
  return new URL(confirmPath(token), url).href;
}

/** Writes and confirms a testimonial, as its author does. @returns the link to change or withdraw it */
export async function confirm(
  app: TestApp,
  request: MadeRequest,
  fields: Record<string, string> = wordsSample,
  photo?: Buffer,
): Promise<string> {
  const written = await app.app.inject(await writing(app, request, fields, photo));
  if (written.statusCode !== 303) throw new Error(`The testimonial was refused: ${faultIn(written.body)}`);
  const confirmed = await app.app.inject(press(await confirmLinkOf(app, request)));
  if (confirmed.statusCode !== 303) throw new Error(`It was not confirmed: ${faultIn(confirmed.body)}`);
  const { token, tokenHash } = newToken();
  await setAuthorToken(app.db, request.id, tokenHash);
  return new URL(authorPath(token), request.url).href;
}

/** The request as its owner sees it now. */
export async function requestOf(app: TestApp, owner: TestUser, { id }: { id: string }) {
  const { body } = await app.rest(`GET /profile/${owner.profileId}/testimonial-requests`, undefined, owner);
  return body.find((each: { id: string }) => each.id === id);
}

/** Approves or declines what waits. */
export async function decide(
  app: TestApp,
  owner: TestUser,
  request: { id: string },
  decision: 'approve' | 'decline' = 'approve',
) {
  const { version } = await requestOf(app, owner, request);
  return app.rest(`POST /testimonial-requests/${request.id}/${decision}`, { versionId: version?.id }, owner);
}

/** A testimonial that is shown. */
export async function approved(
  app: TestApp,
  owner: TestUser,
  fields: Record<string, string> = wordsSample,
  photo?: Buffer,
) {
  const request = await askFor(app, owner);
  const authorLink = await confirm(app, request, fields, photo);
  const { body } = await decide(app, owner, request);
  return { request, authorLink, testimonialId: String(body.testimonialId), checkUrl: String(body.checkUrl) };
}
