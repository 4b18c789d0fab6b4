import { beforeAll, expect, test } from 'vitest';
import { themes } from '../../src/contracts/design';
import { describeInBrowser, useTestSite } from '../support/browser';
import { latin, people } from '../support/people';
import { restOf } from '../support/section-screens';

describeInBrowser('the page of somebody who writes from the right', () => {
  const site = useTestSite();
  const { name, role, place, bio, point, skill } = people.Arabic ?? latin;
  const work = {
    company: skill,
    position: role,
    startDate: '2021-03',
    employmentType: 'Full-time',
    description: bio,
    achievements: [point],
    technologies: [skill, 'C++', 'PostgreSQL'],
    isPublic: true,
  };

  async function newPerson() {
    const { token, slug } = await site().newAccount();
    const rest = restOf(site().origin, token);
    await rest.send('PATCH', '', { displayName: name, jobTitle: role, location: place, bio, language: 'en' });
    await rest.add('work-experience', work);
    const english = { position: 'Interpreter', description: 'I interpret for courts.', achievements: [] };
    await rest.add('work-experience', { ...work, ...english });
    const study = { institution: place, degree: 'PhD', fieldOfStudy: skill, startDate: '2010-09' };
    await rest.add('education', { ...study, isPublic: true });
    const website = { type: 'website', label: 'Website', value: 'https://person.example/work' };
    await rest.add('contacts', { ...website, isPrimary: true, isPublic: true });
    const phone = { type: 'phone', label: skill, value: '+971 50-123 4567' };
    await rest.add('contacts', { ...phone, isPrimary: false, isPublic: true });
    const certificate = { name: skill, issuer: place, issueDate: '2023-01-15', level: 'Advanced' };
    await rest.add('certifications', {
      ...certificate,
      category: 'Professional',
      skills: [],
      isPublic: true,
    });
    const ability = { name: skill, category: 'Technical Skills', proficiency: 'Expert', projects: [point] };
    await rest.add('skills', { ...ability, isHighlighted: false, certifications: [], isPublic: true });
    return { slug, rest };
  }

  let person: Awaited<ReturnType<typeof newPerson>>;
  beforeAll(async () => {
    person = await newPerson();
  });

  test.each(themes)('begins at the side where each entry does, in print too: %s', async (theme) => {
    const { slug, rest } = person;
    await rest.publish(theme);
    const page = await (await site().newContext({ viewport: { width: 1200, height: 800 } })).newPage();
    await page.goto(`/profile/${slug}`);
    await page.evaluate(() => document.fonts.ready);
    /** The side of its article at which the text of an element begins. */
    const sideOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const text = document.createRange();
          text.selectNodeContents(element);
          const [line, whole] = [
            text.getBoundingClientRect(),
            element.closest('article')?.getBoundingClientRect(),
          ];
          if (!whole) return 'nowhere';
          return line.left - whole.left < whole.right - line.right ? 'left' : 'right';
        });
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      const own = '.job article[dir="rtl"]';
      for (const part of ['h3', '.employer', '.terms', '.prose p', '.points li'])
        expect(await sideOf(`${own} ${part}`), `${media}: ${part}`).toBe('right');
      expect(await sideOf('.entries h3'), media).toBe('right');
      for (const part of ['h3', '.terms', '.prose p'])
        expect(await sideOf(`.job article[dir="ltr"] ${part}`), `${media}: ${part}`).toBe('left');
    }
    /** Where the middle of some words in an element is. */
    const middleOf = (selector: string, words: string) =>
      page.locator(selector).evaluate((element, sought) => {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        while (texts.nextNode()) {
          const { currentNode: node } = texts;
          const at = node.nodeValue?.indexOf(sought) ?? -1;
          if (at < 0) continue;
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + sought.length);
          const { left, right } = range.getBoundingClientRect();
          return (left + right) / 2;
        }
        return Number.NaN;
      }, words);
    // A separator is between what it separates, and a percent sign on the far side of its number.
    const line = '.certificates article > p:not(.quiet)';
    expect(await middleOf(line, '·')).toBeLessThan(await middleOf(line, place));
    expect(await middleOf(line, 'Advanced')).toBeLessThan(await middleOf(line, '·'));
    const used = '.skills p.quiet';
    expect(await middleOf(used, '%')).toBeLessThan(await middleOf(used, '40'));
    // A link begins at the side of its section, although its label is in English.
    const link = await page.locator('.links a').evaluate((element) => {
      const [own, list] = [element, element.closest('.ways')].map((part) => part?.getBoundingClientRect());
      return own && list ? list.right - own.right : undefined;
    });
    expect(Math.abs(link ?? Number.POSITIVE_INFINITY)).toBeLessThan(1);
    // A word from the left is parted from the next one, which is to its left.
    const word = page.locator('.tags li', { hasText: 'C++' }).first();
    const dot = await word.evaluate((element) => {
      const { right } = getComputedStyle(element, '::after');
      return Number.parseFloat(right) - element.getBoundingClientRect().width;
    });
    expect(Math.abs(dot)).toBeLessThan(1);
    await page.emulateMedia({ media: 'screen' });
    await page.setViewportSize({ width: 320, height: 700 });
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBe(0);
    await page.locator('#contact').getByRole('button', { name: 'Show contact' }).click();
    const phone = page.getByRole('link', { name: '+971 50-123 4567' });
    expect(await phone.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
    const [details, message] = await Promise.all(
      ['.direct', '.direct + .sent-forms'].map((part) => page.locator(part).boundingBox()),
    );
    expect((message?.y ?? 0) - (details ? details.y + details.height : 0)).toBeGreaterThan(16);
    await page.context().close();
  });

  test.each(themes)(
    'reads years alone from the right on an Arabic page, and quotes as there: %s',
    async (theme) => {
      const { token, slug } = await site().newAccount();
      const rest = restOf(site().origin, token);
      await rest.send('PATCH', '', { displayName: name, language: 'ar' });
      const years = { startDate: '2009', endDate: '2010' };
      await rest.add('work-experience', { ...work, ...years });
      const english = {
        position: 'Interpreter',
        company: 'Nile',
        description: 'For courts.',
        achievements: [],
      };
      await rest.add('work-experience', { ...work, ...english, ...years });
      const praise = {
        name,
        role,
        company: skill,
        content: bio,
        date: '2024-03-20',
        rating: 5,
        isPublic: true,
      };
      await rest.add('testimonials', praise);
      await rest.publish(theme);
      const page = await (await site().newContext({ viewport: { width: 1200, height: 800 } })).newPage();
      await page.goto(`/profile/${slug}`);
      const periods = await page.locator('.job .period').evaluateAll((found) =>
        found.map((period) => {
          const [from, to] = [...period.querySelectorAll('time')].map((time) => time.getBoundingClientRect());
          return from && to && from.left >= to.right;
        }),
      );
      expect(periods).toEqual([true, true]);
      const quotes = await page.locator('.quotes .prose').evaluate((prose) => getComputedStyle(prose).quotes);
      expect(quotes).toBe('"«" "»"');
      await page.context().close();
    },
  );
});
