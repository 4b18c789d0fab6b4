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

const button = (text: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === text) as HTMLElement;

test('the focus goes to the first name when the names are edited, and back to Edit', async () => {
  page.show(
    <RouterContextProvider router={createAppRouter(createMemoryHistory())}>
      <OwnInformation />
    </RouterContextProvider>,
    await app().newUser(),
  );
  for (const end of ['Cancel', 'Save Changes']) {
    await until(() => expect(button('Edit')).toBeDefined());
    await userEvent.click(button('Edit'));
    await until(() => expect(document.activeElement?.getAttribute('data-path')).toBe('firstName'));
    await userEvent.keyboard('Ada');
    await userEvent.click(button(end));
    await until(() => expect(document.activeElement?.textContent).toBe('Edit'));
  }
});
