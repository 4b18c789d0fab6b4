import { Button, Tabs } from '@mantine/core';
import { IconBulb, IconChevronDown, IconChevronUp, IconGauge, type TablerIcon } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { countText, numberText } from '../../../contracts/count-text';
import type { EmployerContactFigures, EmployerContactStatus } from '../../../contracts/employer-contact';
import classes from './employer-contacts.module.css';
import { Hints, useHints } from './hints';
import { daysText, SummaryCards } from './summary-cards';

/** The statuses with a tab of their own. */
export const tabs = [
  { name: 'all', label: 'All' },
  { name: 'new', label: 'New' },
  { name: 'responded', label: 'Responded' },
] as const;

interface OverviewProps {
  counts: ReadonlyMap<EmployerContactStatus, number>;
  /** Undefined until they have loaded. */
  figures: EmployerContactFigures | undefined;
}

/** One line: how many contacts there are, by tab, and what unfolds below it: the summary, and what to do next. */
export function Overview({ counts, figures }: OverviewProps) {
  const [unfolded, setUnfolded] = useState<'summary' | 'hints'>();
  const id = useId();
  const hints = useHints().data?.length ?? 0;
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const median = figures?.medianResponseDays;
  const fold = (what: 'summary' | 'hints') => ({
    id,
    isOpen: unfolded === what,
    onToggle: () => setUnfolded(unfolded === what ? undefined : what),
  });
  return (
    <>
      <div className={classes.overview}>
        <Tabs.List className={classes.tabs}>
          {tabs.map(({ name, label }) => (
            <Tabs.Tab key={name} value={name} className={classes.tab}>
              {label} ({numberText(name === 'all' ? all : (counts.get(name) ?? 0))})
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <div className={classes.folds}>
          {hints > 0 && <Fold {...fold('hints')} icon={IconBulb} name={countText(hints, 'hint')} />}
          <Fold
            {...fold('summary')}
            icon={IconGauge}
            name={median == null ? 'Summary' : `Summary: answered in ${daysText(median)}`}
          />
        </div>
      </div>
      <div id={id} className={unfolded && classes.unfolded}>
        {unfolded === 'summary' && <SummaryCards figures={figures} />}
        {unfolded === 'hints' && <Hints />}
      </div>
    </>
  );
}

interface FoldProps {
  /** Of what it unfolds. */
  id: string;
  icon: TablerIcon;
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}

function Fold({ id, icon: Icon, name, isOpen, onToggle }: FoldProps) {
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <Button
      variant="subtle"
      size="sm"
      px="xs"
      leftSection={<Icon size={18} aria-hidden />}
      rightSection={<Chevron size={16} aria-hidden />}
      aria-label={name}
      aria-expanded={isOpen}
      aria-controls={id}
      onClick={onToggle}
    >
      <span className={classes.foldName}>{name}</span>
    </Button>
  );
}
