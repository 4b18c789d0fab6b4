import { expect, test } from 'vitest';
import { ProposedAddress } from '../../src/client/features/cv-import/proposed-address';
import { useTestApp } from '../support/app';
import { until, useClientPage } from '../support/client-page';

const app = useTestApp();
const page = useClientPage(app);

test('the address that follows from the name is proposed, and taken only when its owner says so', async () => {
  const user = await app().newUser();
  page.show(<ProposedAddress name="Imani Brooks" current={user.slug} />, user);
  await until(() => expect(document.body.textContent).toContain('It can be at /profile/imani-brooks;'));
  document.querySelector('button')?.click();
  await until(() =>
    expect(document.activeElement?.textContent).toBe('Your page is at /profile/imani-brooks now.'),
  );
  const { body } = await app().rest(`GET /profile/${user.profileId}`, undefined, user);
  expect(body.profileSlug).toBe('imani-brooks');
});

test('an address that somebody has is not proposed', async () => {
  const [user, other] = [await app().newUser(), await app().newUser()];
  page.show(
    <>
      <ProposedAddress name={other.slug} current={user.slug} />
      <ProposedAddress name="Nobody Elsewhere" current={user.slug} />
    </>,
    user,
  );
  await until(() => expect(document.querySelectorAll('button')).toHaveLength(1));
  expect(document.body.textContent).not.toContain(other.slug);
});
