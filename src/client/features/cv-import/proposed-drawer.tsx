import { Text } from '@mantine/core';
import type { ImportableSection, SourceLine } from '../../../contracts/cv-import';
import { EntryDrawer } from '../../sections/form/entry-drawer';
import { type DraftOf, fromStored, type ItemOf } from '../../sections/form/form-values';
import type { Target } from '../../sections/form/use-editor';
import type { FormEntries } from '../../sections/form/use-entry-form';
import classes from './entries.module.css';
import { type Values, valuesOf } from './merge';
import { blankFor } from './review-entries';

/** An entry of the review in its section's form. */
export interface EditedEntry {
  section: ImportableSection;
  /** The id of its part of the review. */
  id: string;
  values: Values;
  lines: SourceLine[];
  uncertain: string[];
  /** The field that receives the focus. */
  field?: string | undefined;
  /** The unplaced text that it is made from. */
  text?: number;
  /** Whether the other incomplete entries come after it. */
  isSeries?: boolean;
  /** Restored changes. */
  resumed?: object;
  /** Distinguishes one opening of the form from the next. */
  turn: number;
}

interface ProposedDrawerProps<K extends ImportableSection> {
  section: K;
  items: ItemOf<K>[];
  /** The document, which is part of what a draft is kept under. */
  document: string;
  edited: EditedEntry;
  submitLabel: string;
  onKeep: (values: Values) => void;
  onResume: (resumed: object) => void;
  /** @param savedId given where the entry was kept */
  onClose: (savedId?: string) => void;
}

/** The section's own form, which changes the review and not the portfolio. */
export function ProposedDrawer<K extends ImportableSection>(props: ProposedDrawerProps<K>) {
  const { section, items, document, edited, submitLabel, onKeep, onResume, onClose } = props;
  const blank = blankFor<K>(section, items, 0);
  const { id, values, lines, uncertain, field, resumed, turn } = edited;
  const target: Target<K> = {
    proposed: {
      draftId: `${document}/${id}`,
      values: fromStored<K>(values, blank),
      notes: Object.fromEntries(uncertain.map((name) => [name, 'uncertain, please check'])),
      source: <Source lines={lines} />,
      submitLabel,
    },
    focus: true,
    ...(field !== undefined && { field }),
    ...(resumed && { resumed: { values: fromStored<K>(valuesOf(resumed), blank) } }),
    turn,
  };
  const entries: FormEntries<K> = {
    items,
    reload: async () => items,
    add: async (draft: DraftOf<K>) => {
      onKeep(valuesOf(draft));
      return { id };
    },
    save: async () => ({ id }),
  };
  const editor = {
    target,
    resume: (_item: ItemOf<K> | undefined, changes: NonNullable<Target<K>['resumed']>) =>
      onResume(changes.values),
    close: onClose,
  };
  return <EntryDrawer section={section} entries={entries} editor={editor} />;
}

/** The lines of the document that an entry was read from, which the drawer covers. */
function Source({ lines }: { lines: SourceLine[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label="In the document" className={classes.source}>
      <Text size="sm" fw={600}>
        In the document
      </Text>
      {lines.map(({ line, page, y, text }) => (
        <p key={[line, page, y, text].join(' ')}>{text}</p>
      ))}
    </section>
  );
}
