import { Button, Checkbox, Skeleton, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { isConcealedType, sentContacts } from '../../../contracts/sections/contact';
import { sentOf } from '../../../contracts/sections/sent-entries';
import { failureReason } from '../../api/failure-reason';
import { QueryFailure } from '../../api/query-failure';
import type { ItemOf } from '../../sections/form/form-values';
import { useItems, useSection } from '../../sections/list/use-section';
import { showError } from '../../ui/toast';
import classes from './share.module.css';

/** An e-mail address, a telephone number or a town that may stand in what is sent. */
interface Choice {
  id: string;
  text: string;
  label: string;
  isPublic: boolean;
  isSent: boolean;
  choose(isSent: boolean): Promise<unknown>;
}

/** How its owner is reached by what they send; applies at once. */
export function SentContacts() {
  const { queries, items } = useItems(['contacts', 'addresses']);
  const failed = queries.find(({ isError, data }) => isError && !data);
  if (failed) return <QueryFailure title="Your contacts could not be loaded" query={failed} />;
  return items ? <Choices {...items} /> : <Skeleton height={44} />;
}

interface ChoicesProps {
  contacts: ItemOf<'contacts'>[];
  addresses: ItemOf<'addresses'>[];
}

function Choices(props: ChoicesProps) {
  const [isOpen, setOpen] = useState(false);
  const contentId = useId();
  const choices = useChoices(props);
  if (choices.length === 0)
    return (
      <Text>
        They do not say yet how to reach you. <Link to="/contact">Add your e-mail address</Link>
      </Text>
    );
  const sent = choices.filter(({ isSent }) => isSent).map(({ text }) => text);
  return (
    <div>
      <div className={classes.sent}>
        <Text>{sent.length > 0 ? `In them: ${sent.join(', ')}` : 'They do not say how to reach you.'}</Text>
        <Button
          variant="default"
          aria-expanded={isOpen}
          aria-controls={contentId}
          onClick={() => setOpen(!isOpen)}
        >
          Choose
        </Button>
      </div>
      <div id={contentId} hidden={!isOpen}>
        <Stack gap="sm" mt="sm" role="group" aria-label="How they say to reach you">
          {choices.map((choice) => (
            <Checkbox
              key={choice.id}
              label={choice.text}
              description={`${choice.label}${choice.isPublic ? '' : ', private: only in what you send yourself'}`}
              checked={choice.isSent}
              onChange={({ currentTarget }) => void choice.choose(currentTarget.checked)}
            />
          ))}
        </Stack>
      </div>
    </div>
  );
}

function useChoices({ contacts, addresses }: ChoicesProps): Choice[] {
  const [contactList, addressList] = [useSection('contacts'), useSection('addresses')];
  const sentIds = new Set([...sentContacts(contacts), ...sentOf(addresses)].map(({ id }) => id));
  const save = (change: Promise<unknown>) =>
    change.catch((error: unknown) => showError('Failed to update contact', failureReason(error)));
  return [
    ...contacts
      .filter(({ type }) => isConcealedType(type))
      .map((item) => ({
        id: item.id,
        text: item.value,
        label: item.label,
        isPublic: item.isPublic,
        isSent: sentIds.has(item.id),
        choose: (isSent: boolean) => save(contactList.update(item, { isSent })),
      })),
    ...addresses.map((item) => ({
      id: item.id,
      text: item.city,
      label: `${item.label}, the town alone`,
      isPublic: item.isPublic,
      isSent: sentIds.has(item.id),
      choose: (isSent: boolean) => save(addressList.update(item, { isSent })),
    })),
  ];
}
