import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { partElementId } from '../../src/client/features/cv-import/pointing';
import { addButtonId, useReviewKeys } from '../../src/client/features/cv-import/use-review-keys';
import { until, useClientPage } from '../support/client-page';

const page = useClientPage();

/** Two parts that are still to be decided, in the main part of a screen. */
function Review() {
  const [open, setOpen] = useState(['one', 'two']);
  const steps = ['one', 'two'].map((id) => ({
    id,
    isOpen: open.includes(id),
    acceptance: 'add' as const,
    onEdit: undefined,
  }));
  useReviewKeys(steps, (id) => setOpen((before) => before.filter((each) => each !== id)));
  return (
    <>
      <button type="button">Elsewhere</button>
      <main tabIndex={-1}>
        {steps.map(({ id }) => (
          <article key={id} id={partElementId(id)} tabIndex={-1} />
        ))}
        <button type="button" id={addButtonId}>
          Add
        </button>
      </main>
    </>
  );
}

const expectFocus = (id: string) => until(() => expect(document.activeElement?.id).toBe(id));

test('the keys work from the top of the screen, and end at the button that adds what was accepted', async () => {
  page.show(<Review />);
  await until(() => expect(document.querySelectorAll('article')).toHaveLength(2));
  document.querySelector('button')?.focus();
  await userEvent.keyboard('j');
  expect(document.activeElement?.textContent, 'outside of the screen').toBe('Elsewhere');

  document.querySelector('main')?.focus();
  await userEvent.keyboard('j');
  await expectFocus(partElementId('one'));
  await userEvent.keyboard('a');
  await expectFocus(partElementId('two'));
  await userEvent.keyboard('s');
  await expectFocus(addButtonId);
  document.querySelector('main')?.focus();
  await userEvent.keyboard('j');
  await expectFocus(addButtonId);
});
