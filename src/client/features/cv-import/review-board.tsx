import { Button, Group } from '@mantine/core';
import { IconArrowLeft, IconInfoCircle } from '@tabler/icons-react';
import type { Cv } from '../../../contracts/cv';
import { announce } from '../../ui/announce';
import { countText } from '../../ui/count-text';
import { PageHeader } from '../../ui/page-header';
import {
  acceptanceOf,
  acceptedEntries,
  acceptedOf,
  hasFaults,
  isAccepted,
  publicityOf,
} from './accepted-parts';
import { DocumentPane } from './document-pane';
import { PointingProvider } from './pointing';
import { ProfileReview } from './profile-review';
import { ProposedDrawer } from './proposed-drawer';
import classes from './review.module.css';
import { ReviewBar } from './review-bar';
import { importableSections, profileId, sectionNames } from './review-terms';
import { SectionReview } from './section-review';
import type { StoredReview } from './stored-review';
import { UnplacedReview } from './unplaced-review';
import { useImport } from './use-import';
import type { Review } from './use-review';
import { useReviewForm } from './use-review-form';

interface ReviewBoardProps {
  /** What its drafts are kept under. */
  document: string;
  /** Undefined for a file that is not kept. */
  cv: Cv | undefined;
  review: Review;
  onImported: (undoId: string) => void;
  /** Called with the review as it was, once the import is undone. */
  onUndone: (review: StoredReview) => void;
  onDiscard: () => void;
  onLeave: () => void;
}

/** The document beside what was read from it, to accept, edit or skip. */
export function ReviewBoard(props: ReviewBoardProps) {
  const { document, cv, review, onImported, onUndone, onDiscard, onLeave } = props;
  const { fields, sections, entries, items, choose, editField, withdraw } = review;
  const { filename, proposal } = review.review;
  const form = useReviewForm(review);
  const { write, refusal, isWriting } = useImport();
  const all = [...fields, ...entries];
  const accepted = all.filter(isAccepted).length;
  const acceptable = acceptances(review);

  function acceptAll() {
    choose(acceptable);
    const open = entries.filter((entry) => !entry.choice && hasFaults(entry)).length;
    announce(
      [
        `${countText(Object.keys(acceptable).length, 'entry', 'entries')} accepted.`,
        open > 0 && `${countText(open, 'entry is', 'entries are')} incomplete.`,
      ]
        .filter(Boolean)
        .join(' '),
    );
  }

  async function add() {
    const before = review.review;
    const undoId = await write({
      cvId: cv?.id,
      count: entries.filter(isAccepted).length,
      accepted: () => acceptedOf(fields, writtenSections(review)),
      onUndone: () => onUndone(before),
    });
    if (undoId) onImported(undoId);
  }

  return (
    <>
      <PageHeader
        title="Review what was read"
        purpose={`${summaryOf(review)} Check it beside the document, and accept what belongs in your portfolio.`}
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
      <Warnings texts={proposal.warnings} />
      <PointingProvider>
        <div className={classes.columns}>
          <DocumentPane filename={filename} cv={cv} proposal={proposal} />
          <div className={classes.parts}>
            <ProfileReview fields={fields} choose={choose} editField={editField} />
            {importableSections.map((section) => (
              <SectionReview
                key={section}
                section={section}
                items={items[section]}
                entries={sections[section]}
                choose={choose}
                withdraw={withdraw}
                onEdit={form.openEntry}
              />
            ))}
            <UnplacedReview
              texts={proposal.unplaced}
              placed={placesOf(review.review)}
              onPlace={form.openText}
              onPlaceInBio={form.putIntoBio}
            />
          </div>
        </div>
      </PointingProvider>
      <ReviewBar
        accepted={accepted}
        acceptable={Object.keys(acceptable).length}
        incomplete={entries.filter((entry) => !entry.choice && hasFaults(entry)).length}
        publicity={publicityOf(fields, entries)}
        refusal={refusal}
        isWriting={isWriting}
        onAcceptAll={acceptAll}
        onWrite={() => void add()}
      />
      {form.edited && (
        <ProposedDrawer
          section={form.edited.section}
          items={items[form.edited.section]}
          document={document}
          edited={form.edited}
          onKeep={form.keep}
          onResume={form.resume}
          onClose={form.close}
        />
      )}
    </>
  );
}

/** What "Accept all" would choose for whatever is still open. */
function acceptances({ fields, entries }: Review) {
  const open = entries.filter(({ choice }) => !choice);
  return Object.fromEntries([
    ...fields.flatMap(({ id, choice, fault }) => (choice || fault ? [] : [[id, 'add'] as const])),
    ...open.flatMap((entry) => {
      const choice = acceptanceOf(entry);
      return choice ? [[entry.id, choice] as const] : [];
    }),
  ]);
}

const writtenSections = ({ sections, items }: Review) =>
  Object.fromEntries(
    importableSections.map((section) => [
      section,
      acceptedEntries(section, items[section], sections[section]),
    ]),
  );

/** '34 entries in 5 sections.' */
function summaryOf({ entries, sections }: Review): string {
  const filled = importableSections.filter((section) => sections[section].length > 0).length;
  return `${countText(entries.length, 'entry', 'entries')} in ${countText(filled, 'section')}.`;
}

/** Where each unplaced text has been put, by its place in the list. */
function placesOf({ placed, edits }: StoredReview): Map<number, string> {
  const places = new Map(placed.map(({ text, section }) => [text, sectionNames[section]]));
  const { text } = edits[profileId('bio')] ?? {};
  return typeof text === 'number' ? places.set(text, 'your bio') : places;
}

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
