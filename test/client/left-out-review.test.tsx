import { expect, test } from 'vitest';
import { LeftOutReview } from '../../src/client/features/cv-import/left-out-review';
import { PointingProvider } from '../../src/client/features/cv-import/pointing';
import { until, useClientPage } from '../support/client-page';

const page = useClientPage();
const detail = { kind: 'birth' as const, text: 'Geboren am 1.5.1990', page: 2, lines: [] };

test('what is left out on purpose is named with its kind and its printed words', async () => {
  page.show(
    <PointingProvider>
      <LeftOutReview details={[detail]} isKept />
    </PointingProvider>,
  );
  await until(() => expect(document.querySelector('h2')?.textContent).toBe('Left out on purpose 1'));
  expect(document.querySelector('li')?.textContent).toBe('Geboren am 1.5.1990Birth or age · Page 2');
  expect(document.querySelector('header')?.textContent).toContain('The uploaded document still shows');
});
