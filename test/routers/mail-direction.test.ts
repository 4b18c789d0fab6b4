import { expect, test } from 'vitest';
import { renderMail } from '../../src/routers/mail/render-mail';
import { defaultTemplates } from '../../src/routers/mail/templates/default-templates';
import { wordsOf } from '../../src/words/words';

const link = 'https://storyfolio.example/testimonials/abc';
const values = {
  link,
  productName: 'Storyfolio',
  firstName: 'Grace Hopper',
  ownerName: 'Ada King',
  note: '',
};

test.each(['ar', 'he'] as const)(
  'a mail in %s runs from the right, but the address of its link does not',
  (language) => {
    for (const template of Object.values(wordsOf(language).mails)) {
      const { html } = renderMail(template, values, language);
      expect(html).toContain(`<html lang="${language}" dir="rtl">`);
      expect(html).toMatch(/<table[^>]* dir="rtl"[^>]*text-align:right[^>]*class="mail-card"/);
      expect(html).toContain(`<a href="${link}" dir="ltr"`);
    }
  },
);

test('others run from the left, whatever they quote', () => {
  const { html } = renderMail(defaultTemplates['contact-request'], {
    ...values,
    message: 'مرحبًا '.repeat(200),
  });
  expect(html).toContain('<html lang="en" dir="ltr">');
  expect(html).toMatch(/<table[^>]* dir="ltr"[^>]*text-align:left[^>]*class="mail-card"/);
});
