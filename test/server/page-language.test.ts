import { expect, test } from 'vitest';
import { useTestApp } from '../support/app';
import { makeLink } from '../support/made-links';
import { askFor, mailedLink } from '../support/testimonials';
import { reader } from '../support/views';

const app = useTestApp();

async function pageOf(profile: object, job: object): Promise<string> {
  const user = await app().newUser();
  await app().rest(`PATCH /profile/${user.profileId}`, profile, user);
  const usual = { startDate: '2021-03', employmentType: 'Full-time', isPublic: true };
  await app().rest(`POST /profile/${user.profileId}/work-experience`, { ...usual, ...job }, user);
  return (await app().app.inject({ url: `/profile/${user.slug}` })).body;
}

/** In a language without words of ours. */
const persian = {
  displayName: 'کیوان گلچین',
  jobTitle: 'مهندس ارشد کامپیوتر',
  bio: 'من ده سال است که در حوزهٔ توسعهٔ نرم‌افزار کار می‌کنم.',
};

const arabic = { jobTitle: 'مهندس برمجيات أول', bio: 'أعمل في تطوير البرمجيات منذ عشر سنوات.' };

test("a page names the language of its owner's words, and ours for headings and controls", async () => {
  const html = await pageOf(persian, {
    company: 'Nile',
    position: persian.jobTitle,
    description: persian.bio,
  });
  expect(html).toContain('<html lang="fa" dir="rtl">');
  expect(html).toContain('<body lang="en-US">');
  expect(html).toContain(`<h1 lang="fa">${persian.displayName}</h1>`);
  expect(html).toContain(`<p class="role" lang="fa">${persian.jobTitle}</p>`);
  expect(html).toContain(`<p class="lead" lang="fa">${persian.bio}</p>`);
  expect(html).toContain('<article dir="rtl" lang="fa">');
});

test('a page whose owner writes from the right in a language of pages speaks it', async () => {
  const html = await pageOf(
    { ...arabic, displayName: 'ليلى حدّاد' },
    { company: 'النيل', location: 'القاهرة', position: arabic.jobTitle, description: arabic.bio },
  );
  expect(html).toContain('<html lang="ar" dir="rtl">');
  expect(html).toContain('<body>');
  expect(html).toContain('<meta property="og:locale" content="ar_EG"/>');
  expect(html).toContain('<strong>النيل</strong>، القاهرة');
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

test('a skill whose name is in other letters does not turn its row, unless its text is in them', async () => {
  const user = await app().newUser();
  await app().rest(`PATCH /profile/${user.profileId}`, { language: 'ar' }, user);
  const usual = { category: 'Technical Skills', proficiency: 'Expert', isPublic: true };
  const skills = [{ name: 'Revit' }, { name: 'AutoCAD', description: 'I draw plans for schools.' }];
  for (const skill of skills)
    await app().rest(`POST /profile/${user.profileId}/skills`, { ...usual, ...skill }, user);
  const { body } = await app().app.inject({ url: `/profile/${user.slug}` });
  expect(body).toMatch(/<li( data-[^>]*)?><p class="skill-line"><span>Revit/);
  expect(body).toMatch(/<li[^>]* dir="ltr"[^>]*><p class="skill-line"><span>AutoCAD/);
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

const german = {
  displayName: 'Jürgen Müller',
  jobTitle: 'Fahrzeugtechniker',
  language: 'de',
};

test('a page speaks the language that its owner has chosen', async () => {
  const user = await app().newUser();
  const path = `/profile/${user.profileId}`;
  await app().rest(`PATCH ${path}`, german, user);
  await app().rest(
    `POST ${path}/work-experience`,
    { company: 'Bahn', position: 'Prüfer', startDate: '2019-04', isCurrent: true, isPublic: true },
    user,
  );
  const get = async (url: string) => (await app().app.inject({ url })).body;
  const html = await get(`/profile/${user.slug}`);
  expect(html).toContain('<html lang="de" dir="ltr">');
  expect(html).toContain('<h2 id="work-title">Berufserfahrung</h2>');
  expect(html).toContain('<time dateTime="2019-04">April 2019</time> – heute');
  expect(html).toContain('<meta property="og:locale" content="de_DE"/>');
  expect(html).toContain('"inLanguage":"de"');
  expect(await get(`/profile/${user.slug}.txt`)).toContain(
    'BERUFSERFAHRUNG\n\nPrüfer\nBahn\nApril 2019 – heute',
  );
  const form = await get(`/profile/${user.slug}/contact`);
  expect(form).toContain('<h1 id="guarded-title" tabindex="-1">Nachricht an Jürgen Müller</h1>');
  const { body: back } = await app().app.inject({
    method: 'POST',
    url: `/profile/${user.slug}/contact-requests`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=&email=ada',
  });
  expect(back).toContain('Ihre Nachricht wurde noch nicht gesendet');
  expect(back).toContain('Geben Sie Ihren Namen ein.');
  expect(back).toContain('Geben Sie eine E-Mail-Adresse wie name@example.com ein.');
  await app().rest(`PATCH ${path}`, { language: 'en' }, user);
  expect(await get(`/profile/${user.slug}`)).toContain('<h2 id="work-title">Experience</h2>');
});

test('it is recognised from the texts where none is chosen, for the forms of the page too', async () => {
  const user = await app().newUser();
  const bio =
    'Ich prüfe seit zehn Jahren Fahrzeuge auf der Schiene und leite die Werkstatt mit zwölf Leuten. Davor war ich bei der Bahn für die Wartung von Zügen zuständig, und die Lehrlinge lernen bei mir, was nicht im Buch steht.';
  const { body } = await app().rest(`PATCH /profile/${user.profileId}`, { bio }, user);
  expect(body).toMatchObject({ language: null });
  expect((await app().app.inject({ url: `/profile/${user.slug}` })).body).toContain('<html lang="de"');
  const form = (await app().app.inject({ url: `/profile/${user.slug}/contact` })).body;
  expect(form).toContain('Nachricht senden');
});

test('a language without words is refused', async () => {
  const user = await app().newUser();
  const { status } = await app().rest(`PATCH /profile/${user.profileId}`, { language: 'tlh' }, user);
  expect(status).toBe(400);
});

test('whoever is asked for a testimonial is asked in the language of the page', async () => {
  const owner = await app().newUser();
  await app().rest(`PATCH /profile/${owner.profileId}`, german, owner);
  const asked = { name: 'Grace Hopper', email: 'grace@navy.example' };
  const { url } = await askFor(app(), owner, asked);
  await mailedLink(app(), asked.email, '');
  const mail = (await app().mails()).at(-1);
  expect(mail?.subject).toBe('Jürgen Müller bittet Sie um eine Empfehlung');
  expect(mail?.text).toContain('Guten Tag Grace,');
  expect(mail?.text).toContain('Gültigkeit des Links: 60 Tage.');
  expect(mail?.html).toContain('<html lang="de" dir="ltr">');
  const page = (await app().app.inject({ url: new URL(url).pathname })).body;
  expect(page).toContain('<h1>Eine Empfehlung für Jürgen Müller schreiben</h1>');
});

test('a passcode is asked for in it, and so is another one', async () => {
  const owner = await app().newUser();
  await app().rest(`PATCH /profile/${owner.profileId}`, german, owner);
  const { token } = await makeLink(app(), owner, { passcode: 'sextant' });
  const asked = await app().app.inject({
    url: `/profile/${owner.slug}?v=${token}`,
    headers: { 'user-agent': reader },
  });
  expect(asked.body).toContain('Für diese Seite brauchen Sie einen Code');
  const { body } = await app().app.inject({
    method: 'POST',
    url: `/profile/${owner.slug}/open`,
    headers: { 'user-agent': reader, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ v: token, passcode: 'astrolabe' }).toString(),
  });
  expect(body).toContain('Dieser Code stimmt nicht. Bitte versuchen Sie es noch einmal.');
});
