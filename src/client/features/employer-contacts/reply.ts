import type { z } from 'zod';
import { mailtoHref } from '../../../contracts/email-address';
import type { mailDraft } from '../../../contracts/employer-contact';

/** The address that opens a draft in the owner's mail program. */
function draftAddress({ to, subject, body }: z.infer<typeof mailDraft>): string {
  // Line breaks as in mails; spaces not as in forms, because mail programs show plus signs.
  const text = Object.entries({ subject, body: body.replaceAll('\n', '\r\n') });
  const query = text.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return mailtoHref(to, `?${query}`);
}

/** Opens a draft in the owner's mail program. */
export function openDraft(draft: z.infer<typeof mailDraft>): void {
  const link = document.createElement('a');
  link.href = draftAddress(draft);
  link.click();
}
