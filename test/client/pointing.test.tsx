import { fireEvent } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { startTransition, useState } from 'react';
import { expect, test } from 'vitest';
import { LineList } from '../../src/client/features/cv-import/line-list';
import { PointingProvider } from '../../src/client/features/cv-import/pointing';
import { textId } from '../../src/client/features/cv-import/review-terms';
import { UnplacedReview } from '../../src/client/features/cv-import/unplaced-review';
import { until, useClientPage } from '../support/client-page';

const page = useClientPage();
const lines = ['First', 'Second', 'Third'].map((text) => ({ key: text, line: { text }, parts: [text] }));
const optionOf = (text: string) => document.querySelector(`[aria-label="${text}"]`) ?? document.body;
const expectLit = (text: string) =>
  until(() =>
    expect([...document.querySelectorAll('[data-lit]')].map((lit) => lit.getAttribute('aria-label'))).toEqual(
      [text],
    ),
  );

/** Its button does something that is shown after all that was reported before. */
function Lines() {
  const [name, setName] = useState('before');
  return (
    <PointingProvider>
      <button type="button" onClick={() => startTransition(() => setName('after'))}>
        {name}
      </button>
      <LineList
        label="Lines"
        lines={lines}
        className={undefined}
        onLit={() => undefined}
        renderLine={() => ({})}
      />
    </PointingProvider>
  );
}

test('what scrolls under a resting pointer does not take the highlight from the keyboard', async () => {
  page.show(<Lines />);
  await until(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(3));
  fireEvent.pointerMove(optionOf('First'));
  await expectLit('First');

  const button = document.querySelector('button');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{End}');
  await expectLit('Third');
  fireEvent.pointerOut(optionOf('First'), { relatedTarget: optionOf('Second') });
  button?.click();
  await until(() => expect(button?.textContent).toBe('after'));
  await expectLit('Third');

  fireEvent.pointerMove(optionOf('Second'));
  await expectLit('Second');
});

test('the keys start at the first line, which lights up with the focus, and go on from one that was pressed', async () => {
  page.show(<Lines />);
  await until(() => expect(document.querySelectorAll('[role=option]')).toHaveLength(3));
  await userEvent.tab();
  await userEvent.tab();
  await expectLit('First');
  await userEvent.click(optionOf('Third'));
  await userEvent.keyboard('{ArrowUp}');
  await expectLit('Second');
});

test('a press on a line of folded text unfolds the text, and goes to it', async () => {
  const names = ['First', 'Second', 'Third', 'Fourth'];
  const nothing = () => undefined;
  page.show(
    <PointingProvider>
      <LineList
        label="Lines"
        lines={names.map((text, index) => ({ key: text, line: { text }, parts: [textId(index)] }))}
        className={undefined}
        onLit={nothing}
        renderLine={() => ({})}
      />
      <UnplacedReview
        texts={names.map((text) => ({ text, page: null, lines: [] }))}
        placed={new Map()}
        onPlace={nothing}
        onPlaceInBio={nothing}
        again={{
          selected: [],
          entries: [],
          appendTo: nothing,
          select: nothing,
          readAs: async () => undefined,
          clear: nothing,
          isReading: false,
        }}
      />
    </PointingProvider>,
  );
  const folded = () => document.querySelector('ul')?.hidden;
  await until(() => expect(folded()).toBe(true));
  await userEvent.click(optionOf('Fourth'));
  expect(folded()).toBe(false);
  expect(document.activeElement?.textContent).toContain('Fourth');
  document.querySelector<HTMLElement>('[aria-label="Hide text without a place"]')?.click();
  await until(() => expect(folded()).toBe(true));
});
