import { expect, test } from 'vitest';
import { sectionUi } from '../../src/client/sections/definitions';
import { sectionScreens } from '../support/section-screens';

test.each(sectionScreens)(
  'what happens to $key is announced in the specified words',
  ({ key, ...screen }) => {
    const { messages, empty, addLabel, editLabel } = sectionUi[key];
    expect(messages).toMatchObject(screen.texts);
    expect(messages.success ?? 'Success').toBe(screen.successTitle ?? 'Success');
    expect({ empty, addLabel, editLabel }).toEqual({
      empty: screen.empty,
      addLabel: screen.add,
      editLabel: screen.edit,
    });
  },
);
