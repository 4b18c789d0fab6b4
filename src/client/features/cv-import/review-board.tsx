import { Button, Group, Text } from '@mantine/core';
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import { countText } from '../../../contracts/count-text';
import type { Cv } from '../../../contracts/cv';
import { importableSections } from '../../../contracts/cv-import';
import { languageName } from '../../../contracts/page-language';
import { sectionUi } from '../../sections/definitions/index.ts';
import { announce } from '../../ui/announce';
import { PageHeader } from '../../ui/page-header';
import {
  acceptanceOf,
  acceptedEntries,
  acceptedOf,
  isAccepted,
  isIncomplete,
  publicityOf,
} from './accepted-parts';
import { DocumentPane } from './document-pane';
import { LeftOutReview, leftOutTitle } from './left-out-review';
import { PageReview } from './page-review';
import { PointingProvider } from './pointing';
import { ProfileReview } from './profile-review';
import { ProposedDrawer } from './proposed-drawer';
import classes from './review.module.css';
import { ReviewBar } from './review-bar';
import type { ReviewEntry } from './review-entries';
import { type Choice, leftOutId, profileId, textId } from './review-terms';
import { SectionReview } from './section-review';
import { readLines } from './source-lines';
import { UnplacedReview } from './unplaced-review';
import { useImport } from './use-import';
import { useReadAgain } from './use-read-again';
import type { Review } from './use-review';
import { useReviewForm } from './use-review-form';
import { type ReviewStep, useReviewKeys } from './use-review-keys';
import { ZipFiles } from './zip-files';
import { holdsFiles } from './zip-text';

interface ReviewBoardProps {
  /** What its drafts are kept under. */
  document: string;
  /** Undefined for a file that is not kept. */
  cv: Cv | undefined;
  review: Review;
  onImported: (undoId: string) => void;
  onDiscard: () => void;
  onLeave: () => void;
}

/** The document beside what was read from it, to accept, edit or skip. */
export function ReviewBoard(props: ReviewBoardProps) {
  const { document, cv, review, onImported, onDiscard, onLeave } = props;
  const { fields, settings, sections, entries, items, choose, match, editField, withdraw } = review;
  const { filename, proposal } = review.review;
  const form = useReviewForm(review);
  const again = useReadAgain(review);
  const { write, refusal, isWriting } = useImport();
  const all = [...fields, ...settings, ...entries];
  const lines = useMemo(() => readLines(review.review), [review.review]);
  const names = useMemo(() => partNames(review), [review]);
  const accepted = all.filter(isAccepted).length;
  const incomplete = entries.filter(isIncomplete).length;
  const steps = stepsOf(review, form.openEntry);
  const undecided = steps.filter(({ isOpen }) => isOpen).length;
  const acceptable = acceptances(steps);
  const keys = useReviewKeys(steps, (id, choice) => choose({ [id]: choice }));
  const hasDocument = cv !== undefined || lines.length > 0;
  const hasChoices = all.length > 0 || proposal.unplaced.length > 0;

  function acceptAll() {
    choose(acceptable);
    announce(
      [
        `${countText(Object.keys(acceptable).length, 'entry', 'entries')} accepted.`,
        incomplete > 0 && `${countText(incomplete, 'entry is', 'entries are')} incomplete.`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  const add = () =>
    write({
      cvId: cv?.id,
      count: entries.filter(isAccepted).length,
      accepted: () => acceptedOf(review.review, review, writtenSections(review)),
      onImported,
    });

  return (
    <>
      <PageHeader
        title="Review what was read"
        purpose={`${summaryOf(review)} Check what is marked; the rest is ready to add.`}
        action={
          <Group gap="xs">
            <Button variant="subtle" onClick={onDiscard}>
              Start again
            </Button>
            <Button variant="default" leftSection={<IconArrowLeft size={18} aria-hidden />} onClick={onLeave}>
              Not now
            </Button>
          </Group>
        }
      />
      <Warnings texts={review.isUnstored ? [...proposal.warnings, unstoredText] : proposal.warnings} />
      <PointingProvider>
        <div className={hasDocument ? classes.columns : undefined}>
          {hasDocument && <DocumentPane filename={filename} cv={cv} lines={lines} names={names} />}
          <div className={classes.parts}>
            <ProfileReview fields={fields} choose={choose} editField={editField} />
            {importableSections.map((section) => (
              <SectionReview
                key={section}
                section={section}
                items={items[section]}
                entries={sections[section]}
                choose={choose}
                match={match}
                withdraw={withdraw}
                onEdit={form.openEntry}
              />
            ))}
            <PageReview settings={settings} choose={choose} />
            <UnplacedReview
              texts={proposal.unplaced}
              placed={placesOf(review)}
              onPlace={form.openText}
              onPlaceInBio={form.putIntoBio}
              again={again}
            />
            <LeftOutReview details={proposal.leftOut ?? []} isKept={cv !== undefined} />
            <ZipFiles images={proposal.images} files={proposal.files} />
            {!hasChoices && !holdsFiles(proposal) && <Text>Your portfolio has all of this already.</Text>}
          </div>
        </div>
      </PointingProvider>
      {hasChoices && (
        <ReviewBar
          accepted={accepted}
          acceptable={Object.keys(acceptable).length}
          undecided={undecided}
          incomplete={incomplete}
          publicity={publicityOf(review, entries)}
          refusal={refusal}
          isWriting={isWriting}
          onAcceptAll={acceptAll}
          onComplete={form.openIncomplete}
          onNext={keys.goToFirst}
          onWrite={() => void add()}
        />
      )}
      {form.edited && (
        <ProposedDrawer
          section={form.edited.section}
          items={items[form.edited.section]}
          document={document}
          edited={form.edited}
          onKeep={form.keep}
          submitLabel={form.submitLabel}
          onResume={form.resume}
          onClose={form.close}
        />
      )}
    </>
  );
}

/** The parts of the review in the order in which they are shown, as far as something can be decided about them. */
function stepsOf(
  { fields, settings, entries }: Review,
  openEntry: (entry: ReviewEntry) => void,
): ReviewStep[] {
  const isOpen = ({ choice }: { choice: unknown }) => choice === undefined;
  return [
    ...fields.map((field) => ({
      id: field.id,
      isOpen: isOpen(field),
      acceptance: field.fault ? undefined : ('add' as const),
      onEdit: undefined,
    })),
    ...entries.map((entry) => ({
      id: entry.id,
      isOpen: isOpen(entry),
      acceptance: acceptanceOf(entry),
      onEdit: () => openEntry(entry),
    })),
    ...settings.map((setting) => ({
      id: setting.id,
      isOpen: isOpen(setting),
      acceptance: 'add' as const,
      onEdit: undefined,
    })),
  ];
}

/** What each part of the review is called beside the document. */
const partNames = ({ fields, entries, review }: Review): ReadonlyMap<string, string> =>
  new Map([
    ...fields.map(({ id, label }) => [id, label] as const),
    ...entries.map(({ id, section, name }) => [id, `${sectionUi[section].review.title}: ${name}`] as const),
    ...review.proposal.unplaced.map((_, index) => [textId(index), 'Text without a place'] as const),
    ...(review.proposal.leftOut ?? []).map((_, index) => [leftOutId(index), leftOutTitle] as const),
  ]);

/** What "Accept all" would choose for whatever is still open. */
const acceptances = (steps: ReviewStep[]): Record<string, Choice> =>
  Object.fromEntries(
    steps.flatMap(({ id, isOpen, acceptance }) => (isOpen && acceptance ? [[id, acceptance]] : [])),
  );

const writtenSections = ({ sections, items }: Review) =>
  Object.fromEntries(
    importableSections.map((section) => [
      section,
      acceptedEntries(section, items[section], sections[section]),
    ]),
  );

/** '34 entries in 5 sections.' */
function summaryOf({ entries, sections, review: { proposal } }: Review): string {
  if (entries.length === 0) return 'The file has no entries for your sections.';
  const filled = importableSections.filter((section) => sections[section].length > 0).length;
  const counted = `${countText(entries.length, 'entry', 'entries')} in ${countText(filled, 'section')}`;
  if (!proposal.language) return `${counted}.`;
  const known = entries.filter(({ existing }) => existing).length;
  return `${counted}, in ${languageName(proposal.language)}; ${known} of them are on your page and get these texts.`;
}

/** Where each unplaced text has been put, by its place in the list. */
function placesOf({ review, entries }: Review): Map<number, string> {
  const { placed, readAgain, appended, edits } = review;
  const read = readAgain.flatMap(({ section, texts }) => texts.map((text) => ({ section, text })));
  const places = new Map(
    [...placed, ...read].map(({ text, section }) => [text, sectionUi[section].review.title]),
  );
  for (const { id, texts } of appended) {
    const name = entries.find((entry) => entry.id === id)?.name ?? '';
    for (const text of texts) places.set(text, name);
  }
  const { text } = edits[profileId('bio')] ?? {};
  return typeof text === 'number' ? places.set(text, 'your bio') : places;
}

const unstoredText =
  'This browser has no room to keep your choices. Reloading or closing this page loses them.';

function Warnings({ texts }: { texts: string[] }) {
  if (texts.length === 0) return null;
  return (
    <section className={classes.warnings} aria-label="About this document">
      <IconInfoCircle size={20} aria-hidden />
      <div>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
    </section>
  );
}
