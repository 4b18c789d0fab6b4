import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { messageSample, stampOf, submission } from '../support/messages';

const app = useTestApp();

const contactsOf = ({ profileId }: { profileId: string }) =>
  app().db.selectFrom('employerContacts').selectAll().where('profileId', '=', profileId).execute();

test('whoever presses twice is told twice that the message is on its way', async () => {
  const owner = await app().newUser();
  for (let time = 0; time < 3; time += 1) {
    const message = `${messageSample.message} ${time}`;
    const form = submission(owner.slug, { ...messageSample, message, stamp: await stampOf(app(), owner) });
    const answers = await Promise.all([1, 2, 3].map(() => app().app.inject(form)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
  }
  expect(await contactsOf(owner)).toHaveLength(3);
});

test('another message with a stamp that is being used is still asked for once more', async () => {
  const owner = await app().newUser();
  const stamp = await stampOf(app(), owner);
  const answers = await Promise.all(
    ['One.', 'Another.'].map((message) =>
      app().app.inject(submission(owner.slug, { ...messageSample, message, stamp })),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([303, 400]);
  const askedAgain = answers.find(({ statusCode }) => statusCode === 400);
  expect(askedAgain?.body).toContain('This form has been sent before.');
});

test('characters that are pasted unseen are left out, and breaks within a paragraph kept', async () => {
  const owner = await app().newUser();
  const message = 'Call \u202a+44 7700 900123\u202c.\u000bOr write\u0000.';
  const form = submission(owner.slug, { ...messageSample, message, stamp: await stampOf(app(), owner) });
  expect((await app().app.inject(form)).statusCode).toBe(303);
  expect(await contactsOf(owner)).toMatchObject([{ notes: 'Call +44 7700 900123.\nOr write.' }]);
});
