import { Text } from '@mantine/core';
import { defaultProfileId } from '../../../contracts/ids';
import { QueryFailure } from '../../api/query-failure';
import { trpc } from '../../api/trpc';

/** Names the characters that the PDF cannot have; nothing where it can have all of them. */
export function UnprintableNote() {
  // Any text of the profile may have changed since.
  const query = trpc.profile.unprintable.useQuery({ profileId: defaultProfileId }, { staleTime: 0 });
  if (query.error)
    return <QueryFailure title="The characters of the PDF could not be checked" query={query} />;
  if (!query.data || query.data.characters.length === 0) return null;
  const { characters, others } = query.data;
  const named = characters.map(nameOf).join(' ');
  return (
    <Text size="sm">
      These characters cannot be printed in the PDF: {named}
      {others > 0 && ` and ${others} more`}
    </Text>
  );
}

/** Those that have no picture anywhere are named by their code. */
const nameOf = (character: string) =>
  /\p{C}/u.test(character)
    ? `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`
    : character;
