import { Badge, Button, Group, Skeleton, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Domain } from '../../../contracts/domain';
import { QueryFailure } from '../../api/query-failure';
import { PlanLimit } from '../../session/plan-limit';
import { FoldedCard } from '../../ui/folded-card';
import { momentOf } from '../../ui/instant-text';
import { useHashFocus } from '../../ui/use-hash-focus';
import { DomainRecords } from './domain-records';
import { checkSentence, namingSentence, pointingSentence, stateLabels } from './domain-text';
import classes from './domains.module.css';
import { useDomainActions, useDomains } from './use-domains';

/** Named by the command palette, for anyone who wants to type a domain. */
const fieldId = 'own-domain';

/** The domains of the owner's own that show the page. */
export const DomainsCard = () => (
  <FoldedCard
    title="Your own domain"
    purpose="Show your page at an address of your own, such as www.your-name.com."
    fieldId={fieldId}
  >
    <OwnDomains />
  </FoldedCard>
);

function OwnDomains() {
  const query = useDomains();
  if (query.data) return <Domains domains={query.data} />;
  if (query.error) return <QueryFailure title="Your domains could not be loaded" query={query} />;
  return <Skeleton height={88} />;
}

function Domains({ domains }: { domains: Domain[] }) {
  const { add, check, remove, isAdding, checkingId } = useDomainActions();
  return (
    <>
      {domains.length > 0 && (
        <ul className={classes.domains}>
          {domains.map((domain) => (
            <DomainEntry
              key={domain.id}
              domain={domain}
              isChecking={checkingId === domain.id}
              onCheck={() => check(domain)}
              onRemove={() => remove(domain)}
            />
          ))}
        </ul>
      )}
      <PlanLimit kind="domains" count={domains.length} />
      <AddDomain isAdding={isAdding} add={add} />
    </>
  );
}

interface DomainEntryProps {
  domain: Domain;
  isChecking: boolean;
  onCheck(): void;
  onRemove(): void;
}

function DomainEntry({ domain, isChecking, onCheck, onRemove }: DomainEntryProps) {
  const { name, url, state, records, checkedAt } = domain;
  const isVerified = state === 'verified';
  const pointing = pointingSentence(domain);
  const naming = namingSentence(domain);
  return (
    <li className={classes.domain}>
      <Group justify="space-between" gap="xs">
        <Text fw={600} className={classes.name}>
          {isVerified ? <a href={url}>{name}</a> : name}
        </Text>
        <Badge color={isVerified ? 'teal' : 'gray'} variant="light" autoContrast className={classes.state}>
          {stateLabels[state]}
        </Badge>
      </Group>
      <div role="status">
        <Text>{checkSentence(domain)}</Text>
        {pointing && <Text>{pointing}</Text>}
        {naming && <Text>{naming}</Text>}
      </div>
      {checkedAt && (
        <Text size="sm" c="dimmed">
          Last checked {momentOf(checkedAt)}
        </Text>
      )}
      {isVerified ? (
        <details>
          <summary>Records that must stay</summary>
          <DomainRecords name={name} records={records} />
        </details>
      ) : (
        <>
          <Text>
            Set {records.length === 1 ? 'this record' : 'these records'} where you bought the domain:
          </Text>
          <DomainRecords name={name} records={records} />
        </>
      )}
      <Group gap="sm">
        <Button variant="default" loading={isChecking} onClick={onCheck} aria-label={`Check now: ${name}`}>
          Check now
        </Button>
        <Button variant="subtle" color="red" onClick={onRemove} aria-label={`Delete ${name}`}>
          Delete
        </Button>
      </Group>
    </li>
  );
}

interface AddDomainProps {
  isAdding: boolean;
  add(host: string): Promise<{ isAdded: boolean; fault?: string }>;
}

function AddDomain({ isAdding, add }: AddDomainProps) {
  const [host, setHost] = useState('');
  const [fault, setFault] = useState<string>();
  useHashFocus(fieldId);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isAdding) return;
    const result = await add(host);
    setFault(result.fault);
    if (result.isAdded) setHost('');
  }

  return (
    <form noValidate className={classes.form} onSubmit={handleSubmit} aria-label="Add a domain">
      <TextInput
        id={fieldId}
        label="Domain"
        placeholder="www.example.com"
        value={host}
        onChange={({ currentTarget }) => setHost(currentTarget.value)}
        error={fault}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        inputMode="url"
      />
      <Button type="submit" loading={isAdding}>
        Add domain
      </Button>
    </form>
  );
}
