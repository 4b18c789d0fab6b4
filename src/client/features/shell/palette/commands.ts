import type { SpotlightActionData } from '@mantine/spotlight';

/** What the palette lists: a screen, a setting, or something that the owner has written. */
export interface Command extends SpotlightActionData {
  label: string;
  /** Whether it is one of the settings, which are too many to be listed before they are looked for. */
  isSetting?: true;
}

/** The commands that hold every word of the query, those whose label begins with it first. */
export function matching<C extends Command>(query: string, commands: readonly C[]): C[] {
  const sought = plain(query).trim();
  const words = sought.split(/\s+/);
  const rank = ({ label }: Command) => {
    const text = plain(label);
    if (text.startsWith(sought)) return 0;
    return words.every((word) => text.includes(word)) ? 1 : 2;
  };
  return commands
    .filter(({ label, description = '', keywords = '' }) => {
      const text = plain(`${label} ${description} ${keywords}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((a, b) => rank(a) - rank(b));
}

/** Without case and accents, which few people type. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The command as Mantine takes it, which would give the document whatever else there is. */
export const toAction = ({ isSetting, ...action }: Command): SpotlightActionData => action;
