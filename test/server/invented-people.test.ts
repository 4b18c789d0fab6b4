import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { zipText } from '../support/form-contents';
import { inventedPeople } from '../support/invented-people/people';
import { writePerson } from '../support/invented-people/write-person';
import { pdfContents } from '../support/pdf-contents';
import { pdfToText } from '../support/pdf-to-text';

const app = useTestApp();

/** Writes the person, and reads a document that they would send. */
async function newPerson(name: string, slug = `the-${name}`) {
  const person = inventedPeople[name];
  if (!person) throw new Error(`Nobody is called ${name}.`);
  const user = await app().newUser();
  const send = async (route: string, body: object) => {
    const { status, body: answer } = await app().rest(route, body, user);
    if (status >= 400) throw new Error(`${route}: ${JSON.stringify(answer)}`);
  };
  await writePerson(send, { ...person, photos: person.photos?.slice(0, 2) }, slug);
  const sent = async (ending: string) => {
    const url = `/profile/${slug}.${ending}`;
    return (await app().app.inject({ url, headers: { authorization: `Bearer ${user.token}` } })).rawPayload;
  };
  const [email = ''] = (person.sections.contacts ?? []).map(({ value }) => value);
  return { email, user, sent };
}

test.each(Object.keys(inventedPeople))('the CV of %s is short, in lines that can be read', async (name) => {
  const { email, user, sent } = await newPerson(name);
  const bytes = await sent('pdf?form=plain&for=employer');
  const { pageCount, text } = await pdfContents(bytes);
  expect(pageCount).toBeLessThanOrEqual(name === 'academic' ? 6 : 1);
  expect(text).toContain(email);
  const lines = (pdfToText(bytes) ?? text).split('\n').map((line) => line.length);
  expect(Math.max(...lines)).toBeLessThan(name === 'arabic' ? 110 : 96);
  expect(await zipText(await sent('docx?for=employer'))).toContain(email);
  const { body } = await app().rest(`GET /profile/${user.profileId}/unprintable`, undefined, user);
  expect(body).toEqual({ characters: [], others: 0 });
});

/** Arabic is copied in another direction than it is drawn, but its numbers are not. */
const inOrder = (text: string, name: string) =>
  text.match(name === 'arabic' ? /\d{4}/g : /[\p{L}\d]+/gu)?.join(' ');

test.each(Object.keys(inventedPeople))('programs without tags copy what %s sends in order', async (name) => {
  const { sent } = await newPerson(name, `ordered-${name}`);
  for (const form of ['plain', 'portfolio']) {
    const bytes = await sent(`pdf?form=${form}&for=employer`);
    const { text } = await pdfContents(bytes);
    const copied = pdfToText(bytes);
    if (copied !== undefined) expect(inOrder(copied, name), form).toBe(inOrder(text, name));
  }
});
