import { IconEye, IconEyeOff, IconLink, IconPencil, IconUser } from '@tabler/icons-react';
import { skipToken } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { ListedContact } from '../../../../contracts/employer-contact';
import { defaultProfileId } from '../../../../contracts/ids';
import type { Link } from '../../../../contracts/link';
import { failureReason } from '../../../api/failure-reason';
import { trpc } from '../../../api/trpc';
import { sectionUi } from '../../../sections/definitions';
import { useEntries } from '../../../sections/list/use-entries';
import { showSuccess } from '../../../ui/toast';
import { useLinkCommands } from '../../links/use-link-commands';
import type { Command } from './commands';
import { type EntryThing, placeOf, useEntryThings } from './use-entry-things';

/** What the owner has written, and the palette finds. */
export type Thing = { name: string } & (
  | { kind: 'entry'; entry: EntryThing }
  | { kind: 'contact'; contact: ListedContact }
  | { kind: 'link'; link: Link }
);

interface Wish {
  /** Whether things are looked for, so that nothing is fetched earlier. */
  isWanted: boolean;
  /** The one whose actions are shown. */
  chosen: Thing | undefined;
  choose: (thing: Thing) => void;
}

/** A command for each thing, the actions on the chosen one, and why there may be none. */
export function useThings({ isWanted, chosen, choose }: Wish) {
  const query = isWanted || chosen ? { profileId: defaultProfileId } : skipToken;
  const entries = useEntryThings(isWanted);
  const contacts = trpc.employerContacts.list.useQuery(query);
  const links = trpc.links.list.useQuery(query);
  const commandOf = (thing: Thing, id: string, look: Omit<Command, 'id' | 'label'>): Command => ({
    id,
    label: thing.name,
    closeSpotlightOnTrigger: false,
    onClick: () => choose(thing),
    ...look,
  });
  const commands = [
    ...entries.things.map((entry) => {
      const { icon: Icon } = sectionUi[entry.section];
      return commandOf({ kind: 'entry', name: entry.name, entry }, entry.item.id, {
        description: entry.description,
        leftSection: <Icon size={20} stroke={1.6} aria-hidden />,
      });
    }),
    ...(contacts.data ?? []).map((contact) =>
      commandOf({ kind: 'contact', name: contact.employerName, contact }, contact.id, {
        description: ['Employer contact', contact.employerCompany, contact.position]
          .filter(Boolean)
          .join(' · '),
        keywords: contact.employerEmail ?? '',
        leftSection: <IconUser size={20} stroke={1.6} aria-hidden />,
      }),
    ),
    ...(links.data ?? []).map((link) =>
      commandOf({ kind: 'link', name: link.label, link }, link.id, {
        description: ['Link', link.employerName, link.employerCompany].filter(Boolean).join(' · '),
        leftSection: <IconLink size={20} stroke={1.6} aria-hidden />,
      }),
    ),
  ];
  const failure = entries.failure ?? contacts.error ?? links.error;
  const isLoading = entries.isLoading || contacts.isLoading || links.isLoading;
  const state = failure ? failureReason(failure) : isLoading ? 'Loading …' : 'Nothing of that name.';
  return { commands, actions: useActions(chosen, links.data ?? []), state };
}

function useActions(chosen: Thing | undefined, links: Link[]): Command[] {
  const navigate = useNavigate();
  const entry = chosen?.kind === 'entry' ? chosen.entry : undefined;
  const { setPublic } = useEntries(entry?.section ?? 'skills');
  const copying = useLinkCommands(chosen !== undefined && chosen.kind !== 'entry').commands.map(
    ({ description, ...command }) => ({ ...command, label: description }),
  );
  if (!chosen) return [];
  const open = (label: string, to: string, search = {}): Command => ({
    id: 'open',
    label,
    leftSection: <IconPencil size={20} stroke={1.6} aria-hidden />,
    onClick: () => void navigate({ to, search }),
  });
  switch (chosen.kind) {
    case 'entry': {
      const { item, section } = chosen.entry;
      const { to, search } = placeOf(chosen.entry);
      const Icon = item.isPublic ? IconEyeOff : IconEye;
      return [
        open('Open', to, search),
        {
          id: 'visibility',
          label: item.isPublic ? 'Make it private' : 'Make it public',
          leftSection: <Icon size={20} stroke={1.6} aria-hidden />,
          // The screen that would show it may not be open.
          onClick: async () => {
            if (await setPublic(item, !item.isPublic))
              showSuccess('Success', sectionUi[section].messages.updated);
          },
        },
      ];
    }
    case 'contact': {
      const { id } = chosen.contact;
      const own = new Set(links.flatMap((link) => (link.employerContactId === id ? link.id : [])));
      return [
        open('Open', `/employer-contacts/${id}`),
        ...copying.filter((each) => each.id === id || own.has(each.id)),
      ];
    }
    case 'link': {
      const { id } = chosen.link;
      return [open('See who opened it', '/links', { link: id }), ...copying.filter((each) => each.id === id)];
    }
  }
}
