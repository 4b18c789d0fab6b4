import type { MouseEvent } from 'react';
import { recentCommands } from '../../../session/local-storage';
import { useSession } from '../../../session/session';
import { type Command, toAction } from './commands';

const mostKept = 5;

/** The commands that were used last in this browser, the latest first. */
export function useRecentCommands() {
  const { user } = useSession();
  const stored = recentCommands(user?.id ?? '');
  const ids = stored.read()?.split('\n') ?? [];
  const remember = (id: string) =>
    stored.write([id, ...ids.filter((other) => other !== id)].slice(0, mostKept).join('\n'));
  return {
    of: (commands: Command[]) => ids.flatMap((id) => commands.find((command) => command.id === id) ?? []),
    /** The command, which is among them once it is used. */
    remembering: (command: Command) => ({
      ...toAction(command),
      onClick: (event: MouseEvent<HTMLButtonElement>) => {
        remember(command.id);
        command.onClick?.(event);
      },
    }),
  };
}
