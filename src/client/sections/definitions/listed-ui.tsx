import { periodText } from '../../../contracts/date-text';
import type { ListedEntry } from '../../../contracts/sections/listed-entry';
import { CardTitle, Chips, MetaLine, Prose, SafeLink, TitledList } from '../../ui/card-parts';
import type { ItemOf } from '../form/form-values';
import { type EditedSection, messagesFor, type SectionUi } from './section-ui';

type Own<K extends EditedSection> = Pick<SectionUi<K>, 'title' | 'icon' | 'labels' | 'blank' | 'Fields'>;

interface ListedUi<K extends EditedSection> extends Own<K> {
  /** One of them, in a sentence: 'project'. */
  noun: string;
  entryOf: (item: ItemOf<K>) => ListedEntry;
  mainField: SectionUi<K>['review']['mainField'];
}

/** The editor of a plain list, whose cards follow from what its entries say. */
export const listedUi = <K extends EditedSection>({
  noun,
  entryOf,
  mainField,
  ...own
}: ListedUi<K>): SectionUi<K> => ({
  ...own,
  addLabel: `Add ${noun}`,
  editLabel: `Edit ${noun}`,
  layout: 'list',
  empty: {
    text: `No ${own.title.toLowerCase()} yet. Add your first ${noun} above.`,
    action: `Add your first ${noun}`,
  },
  nameOf: (item) => entryOf(item).title,
  review: {
    title: own.title,
    mainField,
    glance: (item) => {
      const { details, period } = entryOf(item);
      return [...details, periodText(period, 'Present')];
    },
  },
  messages: messagesFor(noun, own.title.toLowerCase()),
  Card: ({ item }) => <ListedCard entry={entryOf(item)} />,
});

function ListedCard({ entry }: { entry: ListedEntry }) {
  const { title, details, period, url, description, points, words } = entry;
  return (
    <>
      <MetaLine parts={[periodText(period, 'Present')]} />
      <CardTitle>{title}</CardTitle>
      <MetaLine parts={details} />
      <Prose text={description} />
      <TitledList title="Highlights" rows={points} />
      <Chips label={words.label} names={words.names} />
      <MetaLine
        parts={[
          url && (
            <SafeLink key="link" href={url}>
              {url}
            </SafeLink>
          ),
        ]}
      />
    </>
  );
}
