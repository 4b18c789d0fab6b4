import type { SpotlightActionData } from '@mantine/spotlight';
import { IconLink, IconPlus } from '@tabler/icons-react';
import { skipToken } from '@tanstack/react-query';
import { defaultProfileId } from '../../../contracts/ids';
import type { Link } from '../../../contracts/link';
import { failureReason } from '../../api/failure-reason';
import { trpc } from '../../api/trpc';
import { showError, showSuccess } from '../../ui/toast';
import { labelFor, newValues } from './form/link-values';
import { readerOf } from './link-text';
import { useLinkActions } from './use-links';

interface LinkCommand extends SpotlightActionData {
  /** Who gets it. */
  label: string;
  /** What happens. */
  description: string;
}

/**
 * For everybody who may get a link, the command that copies it: one that is open, or a new one for a contact without.
 * @param isWanted whether the commands are shown, so that nothing is fetched earlier
 */
export function useLinkCommands(isWanted: boolean): { commands: LinkCommand[]; state: string } {
  const query = isWanted ? { profileId: defaultProfileId } : skipToken;
  const contacts = trpc.employerContacts.list.useQuery(query);
  const links = trpc.links.list.useQuery(query, { refetchOnMount: 'always' });
  const { create } = useLinkActions();
  const failed = [contacts, links].find(({ isError }) => isError);
  if (failed) return { commands: [], state: failureReason(failed.error) };
  if (!contacts.data || !links.data) return { commands: [], state: 'Loading …' };

  const open = links.data.filter(({ state }) => state === 'open');
  const linked = new Set(open.map(({ employerContactId }) => employerContactId));
  const copying = open.map((link) => ({
    id: link.id,
    label: readerOf(link) ?? link.label,
    description: `Copy “${link.label}”`,
    leftSection: <IconLink size={20} stroke={1.6} aria-hidden />,
    onClick: () => void copyLink(async () => link, 'Link copied'),
  }));
  const making = contacts.data
    .filter(({ id }) => !linked.has(id))
    .map((contact) => ({
      id: contact.id,
      label: labelFor(contact),
      description: 'Make a link and copy it',
      leftSection: <IconPlus size={20} stroke={1.6} aria-hidden />,
      onClick: () => void copyLink(() => create(newValues(contact)), 'Link made and copied'),
    }));
  return { commands: [...copying, ...making], state: 'No contact or link of that name.' };
}

/** Copies the address of a link. Browsers allow it right after a key or a click only, so it waits for the link inside. */
async function copyLink(find: () => Promise<Link>, done: string): Promise<void> {
  const finding = find();
  try {
    const text = finding.then(({ url }) => new Blob([url], { type: 'text/plain' }));
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })]);
    const { label } = await finding;
    showSuccess(done, label);
  } catch {
    await finding.then(
      ({ url }) => showError('Failed to copy the link', url),
      (error) => showError('Failed to make the link', failureReason(error)),
    );
  }
}
