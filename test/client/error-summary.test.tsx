import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { createAppRouter } from '../../src/client/application';
import { EntryForm } from '../../src/client/sections/form/entry-form';
import { useTestApp } from '../support/app';
import { until, useClientPage } from '../support/client-page';

const app = useTestApp();
const page = useClientPage(app);

// The document has no fonts, and so none that arrive.
beforeAll(() => {
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});

const nobody = () => Promise.reject(new Error('Nothing is saved here.'));

function SkillForm() {
  const [target] = useState({ focus: true, turn: 0 });
  return (
    <EntryForm
      section="skills"
      entries={{ items: [], reload: nobody, add: nobody, save: nobody }}
      editor={{ resume: () => undefined, close: () => undefined }}
      target={target}
    />
  );
}

test('each refusal of a form moves the focus to the summary, which lists what is wrong then', async () => {
  page.show(
    <RouterContextProvider router={createAppRouter(createMemoryHistory())}>
      <SkillForm />
    </RouterContextProvider>,
    await app().newUser(),
  );
  const element = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
  await until(() => expect(element('[type=submit]')).not.toBeNull());
  const expectRefusal = async (...faulty: string[]) => {
    await userEvent.click(element('[type=submit]'));
    await until(() => expect(document.activeElement?.getAttribute('role')).toBe('alert'));
    const lines = [...document.querySelectorAll('[role=alert] a')].map(({ textContent }) => textContent);
    expect(lines.map((line) => line?.split(':')[0])).toEqual(faulty);
  };
  await expectRefusal('Skill name', 'Category', 'Proficiency');
  await expectRefusal('Skill name', 'Category', 'Proficiency');
  await userEvent.type(element('#skills-name'), 'Welding');
  await expectRefusal('Category', 'Proficiency');
});
