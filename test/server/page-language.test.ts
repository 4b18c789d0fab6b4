import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';

const app = useTestApp();

async function pageOf(profile: object, job: object): Promise<string> {
  const user = await app().newUser();
  await app().rest(`PATCH /profile/${user.profileId}`, profile, user);
  const usual = { startDate: '2021-03', employmentType: 'Full-time', isPublic: true };
  await app().rest(`POST /profile/${user.profileId}/work-experience`, { ...usual, ...job }, user);
  return (await app().app.inject({ url: `/profile/${user.slug}` })).body;
}

const arabic = {
  displayName: 'محمد عبد الرحمن',
  jobTitle: 'مهندس برمجيات أول',
  bio: 'أعمل في تطوير البرمجيات منذ عشر سنوات.',
};

test("a page names the language of its owner's words, and ours for headings and controls", async () => {
  const html = await pageOf(arabic, { company: 'Nile', position: arabic.jobTitle, description: arabic.bio });
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<body lang="en-US">');
  expect(html).toContain(`<h1 lang="ar">${arabic.displayName}</h1>`);
  expect(html).toContain(`<p class="role" lang="ar">${arabic.jobTitle}</p>`);
  expect(html).toContain(`<p class="lead" lang="ar">${arabic.bio}</p>`);
  expect(html).toContain('<article dir="rtl" lang="ar">');
});

test('an entry in another language than the rest of the page names its own', async () => {
  const english = {
    displayName: 'Ada King',
    bio: 'I build software for ships, and write about it for those who sail them at night.',
  };
  const html = await pageOf(english, { company: 'Nile', position: arabic.jobTitle, description: arabic.bio });
  expect(html).toContain('<html lang="en-US" dir="ltr">');
  expect(html).toContain('<body>');
  expect(html).toContain('<h1>Ada King</h1>');
  expect(html).toContain('<article dir="rtl" lang="ar">');
});

test('the page says its address to those who print it, unless strangers find nothing there', async () => {
  const user = await app().newUser();
  const get = async () => {
    const headers = { authorization: `Bearer ${user.token}`, host: 'folio.example' };
    return (await app().app.inject({ url: `/profile/${user.slug}`, headers })).body;
  };
  expect(await get()).toContain(`>http://folio.example/profile/${user.slug}</a>`);
  await app()
    .db.updateTable('profiles')
    .set({ visibility: 'private' })
    .where('id', '=', user.profileId)
    .execute();
  expect(await get()).not.toContain(`>http://folio.example/profile/${user.slug}</a>`);
});

test('fields for visitors run in the direction of what is written in them', async () => {
  const { slug } = await app().newUser();
  const html = (await app().app.inject({ url: `/profile/${slug}/contact` })).body;
  for (const name of ['name', 'company', 'role', 'email', 'message'])
    expect(html).toMatch(new RegExp(`<(input|textarea) id="guarded-${name}"[^>]* dir="auto"`));
});
