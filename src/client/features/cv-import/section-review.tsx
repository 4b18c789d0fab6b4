import { Button, Text } from '@mantine/core';
import { countText } from '../../../contracts/count-text';
import type { ImportableSection } from '../../../contracts/cv-import';
import { sectionContracts } from '../../../contracts/sections';
import { sectionUi } from '../../sections/definitions/index.ts';
import type { SectionUi } from '../../sections/definitions/section-ui';
import type { ItemOf } from '../../sections/form/form-values';
import { lackingText } from '../../sections/list/lacking-text';
import { announce } from '../../ui/announce';
import { acceptanceOf, isAccepted } from './accepted-parts';
import classes from './entries.module.css';
import { EntryReview } from './entry-review';
import { blankFor, type ReviewEntry, shownItem } from './review-entries';
import { ReviewSection } from './review-section';
import type { Review } from './use-review';

interface SectionReviewProps<K extends ImportableSection>
  extends Pick<Review, 'choose' | 'match' | 'withdraw'> {
  section: K;
  items: ItemOf<K>[];
  entries: ReviewEntry[];
  onEdit: (entry: ReviewEntry, field?: string) => void;
}

/** The entries proposed for one section. */
export function SectionReview<K extends ImportableSection>(props: SectionReviewProps<K>) {
  const { section, items, entries, choose, match, withdraw, onEdit } = props;
  if (entries.length === 0) return null;
  const { review, groupOf, labels }: SectionUi<K> = sectionUi[section];
  const { title } = review;
  const blank = blankFor<K>(section, items, 0);
  const first = entries.find(({ usual }) => usual === undefined);
  const shown = entries.map(({ values }) => shownItem<K>(section, values, blank));

  function acceptAll() {
    const acceptable = entries.flatMap((entry) => {
      const choice = acceptanceOf(entry);
      return choice ? [[entry.id, choice] as const] : [];
    });
    choose(Object.fromEntries(acceptable));
    announce(`${countText(acceptable.length, 'entry', 'entries')} accepted.`);
  }

  function skipAll() {
    choose(Object.fromEntries(entries.map(({ id }) => [id, 'skip'])));
    announce(`${countText(entries.length, 'entry', 'entries')} skipped.`);
  }

  const taken = new Set(entries.map(({ existing }) => existing?.id));
  const left = items.filter(({ id }) => !taken.has(id));

  return (
    <ReviewSection
      name={section}
      title={title}
      count={entries.length}
      note={[progressText(entries), groupOf && lackingText(section, shown, labels)]
        .filter(Boolean)
        .join('. ')}
      actions={
        <>
          {entries.some((entry) => !isAccepted(entry) && acceptanceOf(entry)) && (
            <Button size="compact-sm" variant="light" onClick={acceptAll} aria-label={`Accept all: ${title}`}>
              Accept all
            </Button>
          )}
          <Button size="compact-sm" variant="subtle" onClick={skipAll} aria-label={`Skip all: ${title}`}>
            Skip all
          </Button>
        </>
      }
    >
      <Quota section={section} existing={items.length} entries={entries} />
      <div className={classes.entries}>
        {entries.map((entry) => (
          <EntryReview
            key={entry.id}
            section={section}
            items={items}
            entry={entry}
            left={left}
            asksFirst={entry === first}
            onChoose={(choice) => choose({ [entry.id]: choice })}
            onMatch={(existing) => match(entry.id, existing)}
            onEdit={(field) => onEdit(entry, field)}
            onWithdraw={entry.text === undefined ? undefined : () => withdraw(entry.id)}
          />
        ))}
      </div>
    </ReviewSection>
  );
}

/** How far a section is; empty where all of it is accepted, as it usually is from the start. */
function progressText(entries: ReviewEntry[]): string {
  const accepted = entries.filter(isAccepted).length;
  if (accepted === entries.length) return '';
  const skipped = entries.filter(({ choice }) => choice === 'skip').length;
  const open = entries.length - accepted - skipped;
  const parts = [
    accepted > 0 && `${accepted} accepted`,
    skipped > 0 && `${skipped} skipped`,
    open > 0 && `${open} to decide`,
  ];
  return parts.filter(Boolean).join(' · ');
}

interface QuotaProps {
  section: ImportableSection;
  existing: number;
  entries: ReviewEntry[];
}

/** Says if more was accepted than the section can hold. */
function Quota({ section, existing, entries }: QuotaProps) {
  const { maxItems } = sectionContracts[section];
  const added = entries.filter(
    (entry) => isAccepted(entry) && (!entry.existing || entry.choice === 'add'),
  ).length;
  const left = Math.max(0, maxItems - existing);
  if (added <= left) return null;
  return (
    <Text size="sm" c="red" role="alert">
      There is room for {left === 0 ? 'none' : `${left} more`}: a portfolio holds {maxItems} of these at most.
      Skip {added - left}.
    </Text>
  );
}
