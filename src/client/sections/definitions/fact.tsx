import { IconSparkles } from '@tabler/icons-react';
import { defaultEmoji } from '../../../contracts/sections/fact';
import { EmojiFont } from '../../ui/emoji-font';
import { EmojiField } from '../form/emoji/emoji-field';
import { AreaField } from '../form/fields/fields';
import type { ItemOf } from '../form/form-values';
import classes from './fact.module.css';
import type { SectionUi } from './section-ui';

export const factUi: SectionUi<'facts'> = {
  title: 'Interesting Facts',
  icon: IconSparkles,
  addLabel: 'Add interesting fact',
  editLabel: 'Edit interesting fact',
  layout: 'grid',
  empty: {
    text: 'No interesting facts yet. What would people never guess about you?',
    action: 'Add another interesting fact about yourself',
  },
  labels: { fact: 'Fact', emoji: 'Emoji', order: 'Order', isPublic: 'Public' },
  computed: ['order'],
  blank: (items) => {
    const order = nextOrder(items);
    return { fact: '', emoji: defaultEmoji(order), order: String(order), translations: {}, isPublic: true };
  },
  nameOf: (item) => (item.fact.length > 40 ? `${item.fact.slice(0, 40).trimEnd()}…` : item.fact),
  review: { title: 'Interesting facts', mainField: 'fact', glance: () => [] },
  messages: {
    added: 'New interesting fact added',
    updated: 'Interesting fact updated',
    deleted: 'Interesting fact deleted',
    addFailed: 'Failed to add interesting fact',
    updateFailed: 'Failed to update interesting fact',
    deleteFailed: 'Failed to delete interesting fact',
    fetchFailed: 'Failed to fetch interesting facts',
  },
  Card: ({ item }) => (
    <div className={classes.fact}>
      <EmojiFont />
      <span className={classes.emoji} aria-hidden>
        {item.emoji || defaultEmoji(Number(item.order))}
      </span>
      <p className={classes.text}>{item.fact}</p>
    </div>
  ),
  Fields: ({ form }) => (
    <>
      <EmojiField form={form} name="emoji" />
      <AreaField form={form} name="fact" />
    </>
  ),
};

/** The order of a new fact: the highest existing order plus one. */
function nextOrder(items: ItemOf<'facts'>[]): number {
  return Math.max(0, ...items.map(({ order }) => Number(order) || 0)) + 1;
}
