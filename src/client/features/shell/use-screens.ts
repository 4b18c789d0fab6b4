import { useSession } from '../../session/session';
import { useSystemStatus } from '../system/use-system-status';
import { type Screen, screens } from './screens';

/** The screens available to this user on this server. */
export function useScreens(): Screen[] {
  const status = useSystemStatus();
  const { user } = useSession();
  const isOpen = { admins: user?.role === 'admin', developers: status.data?.devPages ?? false };
  return screens.filter((screen) => !screen.only || isOpen[screen.only]);
}
