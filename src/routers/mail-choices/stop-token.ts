import { createHmac, timingSafeEqual } from 'node:crypto';
import { type MailByChoice, mailsByChoice } from '../../contracts/mail-template';

/** Which mails are to stop: those of a kind about a profile or, for opened links, about a link. */
export interface StoppedMails {
  kind: MailByChoice;
  /** Of the profile, or of the link. */
  id: string;
}

/** The server's secret that signs these tokens. */
export const stopSecret = 'mail-choices';

/** Lets whoever has a mail stop others like it, without a session. It never expires: mails are read late. */
export const makeStopToken = (key: Buffer, mails: StoppedMails): string =>
  `${mails.kind}.${mails.id}.${macOf(key, mails)}`;

const tokenForm = /^([a-z-]{1,20})\.([\da-f-]{36})\.([\w-]{43})$/;

/** Undefined if the token is not valid. */
export function readStopToken(key: Buffer, token: string): StoppedMails | undefined {
  const [, name, id = '', mac = ''] = tokenForm.exec(token) ?? [];
  const kind = mailsByChoice.find((known) => known === name);
  if (!kind) return undefined;
  const mails = { kind, id };
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(key, mails))) ? mails : undefined;
}

const macOf = (key: Buffer, { kind, id }: StoppedMails) =>
  createHmac('sha256', key).update(`${kind} ${id}`).digest('base64url');

/** Where mails of this kind are stopped. */
export const stopPath = (token: string) => `/unsubscribe/${token}`;
