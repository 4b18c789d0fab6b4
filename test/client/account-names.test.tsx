import { createMemoryHistory, RouterContextProvider } from '@tanstack/react-router';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createAppRouter } from '../../src/client/application';
import { PersonalInformation } from '../../src/client/features/account-settings/personal-information';
import { useSession } from '../../src/client/session/session';
import { useTestApp } from '../support/app';
import { until, useClientPage } from '../support/client-page';

const app = useTestApp();
const page = useClientPage(app);

function OwnInformation() {
  const { user } = useSession();
  return user && <PersonalInformation user={user} />;
}

test('the focus goes to the first name when the names are edited', async () => {
  page.show(
    <RouterContextProvider router={createAppRouter(createMemoryHistory())}>
      <OwnInformation />
    </RouterContextProvider>,
    await app().newUser(),
  );
  await until(() => expect(document.querySelector('button')?.textContent).toBe('Edit'));
  await userEvent.click(document.querySelector('button') as HTMLElement);
  await until(() => expect(document.activeElement?.getAttribute('data-path')).toBe('firstName'));
});
