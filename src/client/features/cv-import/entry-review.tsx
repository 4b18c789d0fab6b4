import { Button, NativeSelect, Text } from '@mantine/core';
import { IconAlertTriangle, IconPencil, IconQuote } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { ImportableSection } from '../../../contracts/cv-import';
import { languageName } from '../../../contracts/page-language';
import { sectionContracts } from '../../../contracts/sections';
import { sectionUi } from '../../sections/definitions/index.ts';
import type { SectionUi } from '../../sections/definitions/section-ui';
import type { ItemOf } from '../../sections/form/form-values';
import { translationsIn } from '../../sections/form/translated-text';
import { Versions } from '../../sections/form/versions';
import { acceptanceOf, firstFault, hasFaults } from './accepted-parts';
import { ChoiceButtons, compactButton } from './choice-buttons';
import classes from './entries.module.css';
import { blankFor, type Existing, type ReviewEntry, shownItem } from './review-entries';
import { type Choice, withdrawn } from './review-terms';
import { ReviewedPart } from './reviewed-part';

interface EntryReviewProps<K extends ImportableSection> {
  section: K;
  items: ItemOf<K>[];
  entry: ReviewEntry;
  /** Whether it is the first of its section that asks. It is shown in full, the others once the focus comes to them. */
  asksFirst: boolean;
  /** The portfolio's entries of its section that no entry of the document is about. */
  left: ItemOf<K>[];
  onChoose: (choice: Choice | undefined) => void;
  /** @param existing the entry of the portfolio that it is about; undefined for none */
  onMatch: (existing: string | undefined) => void;
  /** @param field the field that receives the focus */
  onEdit: (field?: string) => void;
  /** Takes back what its owner made from a text; undefined for what was read. */
  onWithdraw: (() => void) | undefined;
}

/** An entry as the portfolio would show it, with what to check and what to do with it; a row where that is certain. */
export function EntryReview<K extends ImportableSection>(props: EntryReviewProps<K>) {
  const { section, items, entry, left, asksFirst, onChoose, onMatch, onEdit, onWithdraw } = props;
  const ui: SectionUi<K> = sectionUi[section];
  const { id, name, existing, choice, usual } = entry;
  const isFaulty = hasFaults(entry);
  const lacks = (isFaulty || entry.missing.length > 0) && (existing ? choice !== 'merge' : true);
  const item = shownItem<K>(section, entry.values, blankFor<K>(section, items, 0));
  const acceptance = acceptanceOf(entry);
  const choosable = items.filter((each) => left.includes(each) || each.id === entry.counterpart);
  // A table says once what all of its entries lack.
  const isInTable = ui.groupOf !== undefined;
  const asksToComplete = lacks && (isFaulty || !isInTable);
  const buttons = {
    name,
    chosen: choice,
    onChoose: (next: Choice | undefined) => onChoose(next ?? withdrawn(usual)),
  };
  return (
    <ReviewedPart
      id={id}
      label={name}
      choice={choice}
      row={{
        isFoldedFirst: isInTable || !asksFirst,
        glance: (
          <Glance
            entry={entry}
            labels={ui.labels}
            texts={ui.review.glance(item)}
            isLacking={asksToComplete}
          />
        ),
        actions: (
          <ChoiceButtons
            {...buttons}
            isCompact
            options={[
              ...(acceptance ? [{ choice: acceptance, label: choiceLabels[acceptance] }] : []),
              skipping,
            ]}
          >
            <Button
              {...compactButton}
              aria-label={`${asksToComplete ? 'Complete it:' : 'Edit'} ${name}`}
              onClick={() => onEdit(asksToComplete ? firstFault(entry) : undefined)}
            >
              <IconPencil size={18} aria-hidden />
            </Button>
          </ChoiceButtons>
        ),
      }}
    >
      <div className={classes.card}>
        <ui.Card item={item} />
      </div>
      <Marks entry={entry} labels={ui.labels} />
      {existing && <Duplicate entry={entry} labels={ui.labels} />}
      {(!existing || entry.counterpart) && entry.language && choosable.length > 0 && (
        <NativeSelect
          label={`This is in ${languageName(entry.language)} what I have as`}
          data={[
            { value: '', label: 'Nothing of mine' },
            ...choosable.map((each) => ({ value: each.id, label: ui.nameOf(each) })),
          ]}
          value={entry.counterpart ?? ''}
          onChange={({ currentTarget: { value } }) => onMatch(value || undefined)}
        />
      )}
      {lacks && <Faults entry={entry} labels={ui.labels} onEdit={onEdit} />}
      <ChoiceButtons {...buttons} options={optionsFor(existing, isFaulty)}>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPencil size={16} aria-hidden />}
          aria-label={`Edit ${name}`}
          onClick={() => onEdit()}
        >
          Edit
        </Button>
        {onWithdraw && (
          <Button size="compact-sm" variant="subtle" aria-label={`Put back ${name}`} onClick={onWithdraw}>
            Put back
          </Button>
        )}
      </ChoiceButtons>
    </ReviewedPart>
  );
}

const choiceLabels = { add: 'Accept', merge: 'Merge', replace: 'Replace', skip: 'Skip' } as const;
const skipping = { choice: 'skip', label: choiceLabels.skip } as const;

/** What can be done with an entry. */
function optionsFor(existing: Existing | undefined, isFaulty: boolean): { choice: Choice; label: string }[] {
  const choices: Choice[] = [
    ...(existing?.gains ? ['merge' as const] : []),
    ...(!existing || isFaulty || existing.isTaken ? [] : ['replace' as const]),
    ...(isFaulty ? [] : ['add' as const]),
    'skip',
  ];
  return choices.map((choice) => ({
    choice,
    label: existing && choice === 'add' ? 'Add as new' : choiceLabels[choice],
  }));
}

interface NotesProps {
  entry: ReviewEntry;
  labels: Record<string, string>;
}

const listed = (fields: string[], labels: Record<string, string>) =>
  fields.map((field) => labels[field] ?? field).join(', ');

interface GlanceProps extends NotesProps {
  texts: (string | null)[];
  isLacking: boolean;
}

/** What names the entry in another language, or else what is said first of it. */
const firstTextIn = ({ section, values }: ReviewEntry, language: string): string => {
  const { texts = {} }: { texts?: object } = sectionContracts[section];
  const translation = translationsIn(values)[language] ?? {};
  return [Object.keys(texts).map((field) => translation[field] ?? [])].flat(2)[0] ?? '';
};

/** What a row tells beside the name. */
function Glance({ entry, labels, texts, isLacking }: GlanceProps) {
  const { existing, language, uncertain, isDoubtful, contradictions, missing, faults } = entry;
  const translated = existing?.gains && language;
  const hints = [
    translated && `${languageName(language)}: ${firstTextIn(entry, language)}`,
    ...texts,
    existing && !translated && `You have it already${existing.gains ? '; merging fills its blanks' : ''}.`,
    isLacking &&
      `${hasFaults(entry) ? 'Missing' : 'Incomplete'}: ${listed(missing.length > 0 ? missing : Object.keys(faults), labels)}`,
    (uncertain.length > 0 || isDoubtful) &&
      `Uncertain${uncertain.length > 0 ? `: ${listed(uncertain, labels)}` : ''}`,
    ...contradictions,
  ];
  return (
    <span data-unsure={entry.usual === undefined || undefined}>{hints.filter(Boolean).join(' · ')}</span>
  );
}

/** What to check before it is accepted, with the document's own words where the section has others. */
function Marks({ entry, labels }: NotesProps) {
  const { section, uncertain, isDoubtful, contradictions, printed, text } = entry;
  const doubts = uncertain.map((field) => withWords(field, labels, printed[field]));
  // In a list of many short entries, notes without a doubt would be noise.
  const shown = sectionUi[section].layout === 'grid' ? [] : Object.keys(printed);
  const others = shown.filter((field) => !uncertain.includes(field));
  return (
    <>
      {(doubts.length > 0 || isDoubtful) && (
        <Note icon={<IconAlertTriangle size={16} aria-hidden />} tone="check">
          <strong>Uncertain:</strong> {doubts.join(', ') || 'please check all of it'}
        </Note>
      )}
      {contradictions.map((sentence) => (
        <Note key={sentence} icon={<IconAlertTriangle size={16} aria-hidden />} tone="check">
          {sentence}
        </Note>
      ))}
      {others.length > 0 && (
        <Note icon={<IconQuote size={16} aria-hidden />}>
          In the document: {others.map((field) => withWords(field, labels, printed[field])).join(', ')}
        </Note>
      )}
      {text !== undefined && (
        <Note icon={<IconPencil size={16} aria-hidden />}>You made this from text without a place.</Note>
      )}
    </>
  );
}

/** 'Start date (“2017”)'. */
const withWords = (field: string, labels: Record<string, string>, words: string | undefined) =>
  words ? `${labels[field] ?? field} (“${words}”)` : (labels[field] ?? field);

/** What the entry lacks, each field with a way to fill it. */
function Faults({ entry, labels, onEdit }: NotesProps & Pick<EntryReviewProps<'skills'>, 'onEdit'>) {
  const { name, missing, faults } = entry;
  const first = firstFault(entry);
  return (
    <Note icon={<IconAlertTriangle size={16} aria-hidden />} tone="lacks">
      {missing.length > 0 ? (
        <>
          <strong>{hasFaults(entry) ? 'Missing' : 'Incomplete'}:</strong> {listed(missing, labels)}
        </>
      ) : (
        <>
          <strong>{labels[first] ?? first}:</strong> {Object.values(faults)[0]}
        </>
      )}
      <Button
        size="compact-sm"
        variant="light"
        className={classes.fill}
        aria-label={`Complete it: ${name}`}
        onClick={() => onEdit(first)}
      >
        Complete it
      </Button>
    </Note>
  );
}

/** @param language the other language of the page that the document is in */
const mergingText = (language: string | undefined) =>
  language
    ? `Merging adds these texts in ${languageName(language)} and changes nothing else.`
    : 'Merging fills what is blank there and changes nothing else.';

function Duplicate({ entry: { existing, values, language }, labels }: NotesProps) {
  if (!existing) return null;
  return (
    <div className={classes.duplicate}>
      <Text size="sm">
        <strong>You have “{existing.name}” already.</strong>{' '}
        {existing.isTaken
          ? 'Another entry of the document is about it, too.'
          : existing.gains
            ? mergingText(language)
            : existing.differences.length > 0
              ? 'Nothing is blank there; compare what differs.'
              : 'The document says nothing new.'}
      </Text>
      {existing.differences.length > 0 && (
        <Versions
          labels={labels}
          fields={existing.differences}
          versions={{ 'In your portfolio': existing.values, 'In the document': values }}
        />
      )}
    </div>
  );
}

interface NoteProps {
  icon: ReactNode;
  tone?: 'check' | 'lacks';
  children: ReactNode;
}

function Note({ icon, tone, children }: NoteProps) {
  return (
    <div className={classes.note} data-tone={tone}>
      {icon}
      <div>{children}</div>
    </div>
  );
}
