import type { UseFormReturnType } from '@mantine/form';
import { expect, test } from 'vitest';
import { certificationUi } from '../../src/client/sections/definitions/certification';
import { DateField } from '../../src/client/sections/form/fields/date-field';
import { previewOf } from '../../src/client/sections/form/form-values';
import { useForm } from '../../src/client/ui/use-form';
import { until, useClientPage } from '../support/client-page';

const page = useClientPage();

/** Types into an input as a person does, and moves the focus away. */
function type(input: HTMLInputElement, text: string) {
  input.focus();
  // React overrides the element's own setter to track what it has rendered.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.blur();
}

test("a date typed in words is converted to the server's format when its field loses focus", async () => {
  let form: UseFormReturnType<{ start: string }> | undefined;
  function Field() {
    form = useForm({ initialValues: { start: '' } });
    return <DateField form={form} name="start" />;
  }
  page.show(<Field />);
  await until(() => expect(document.querySelectorAll('input')).toHaveLength(1));
  const input = document.querySelector('input') as HTMLInputElement;
  for (const [typed, kept] of [
    ['March 2021', '2021-03'],
    ['Mar 5, 2021', '2021-03-05'],
    ['when I was young', 'when I was young'],
  ] as const) {
    type(input, typed);
    await until(() => expect([form?.getValues().start, input.value]).toEqual([kept, kept]));
  }
});

test.each([
  ['2020-01', 'Expired January 2020', 'red'],
  ['2999-01-01', 'Expires in', 'gray'],
])('the card of a certificate until %s says so', async (expiryDate, text, color) => {
  const item = previewOf('certifications', { ...certificationUi.blank([]), expiryDate });
  page.show(<certificationUi.Card item={item} />);
  await until(() => expect(document.body.textContent).toContain(text));
  const tag = [...document.querySelectorAll('[class*=Badge-root]')].find((badge) =>
    badge.textContent?.includes(text),
  );
  expect(tag?.getAttribute('style')).toContain(color);
});
