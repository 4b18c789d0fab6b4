import { useSession } from '../../session/session';

/** The hint of a switch for mails, with the reason why none would be sent. */
export function useMailHint(hint: string): string {
  const { user } = useSession();
  if (user?.emailVerified !== false) return hint;
  return `${hint} None is sent until you confirm your e-mail address: Account Settings can mail you the link again.`;
}
