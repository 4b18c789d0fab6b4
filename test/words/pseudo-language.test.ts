import { Window } from 'happy-dom';
import mammoth from 'mammoth';
import { describe, expect, test } from 'vitest';
import type { PublicPortfolio } from '../../db/public-projection';
import type { Addressee } from '../../db/queries/contact-requests';
import type { AskedRequest } from '../../db/testimonials/requests';
import type { TestimonialVersionRow } from '../../db/testimonials/versions';
import { defaultDesign, themes } from '../../src/contracts/design';
import { docx } from '../../src/documents/docx';
import { markdown } from '../../src/documents/markdown';
import { plainText } from '../../src/documents/plain-text';
import type { Portfolio } from '../../src/documents/portfolio';
import { typeset } from '../../src/documents/typesetting/typeset';
import type { KnownLink } from '../../src/server/links/known-links';
import { renderAsked, renderClosed, renderEmpty } from '../../src/server/links/link-pages';
import {
  renderContactForm,
  renderMessageSent,
  renderNoForm,
} from '../../src/server/public-page/contact-form/contact-pages';
import { noValues } from '../../src/server/public-page/contact-form/fields';
import { noticePage } from '../../src/server/public-page/message-page';
import { renderPage } from '../../src/server/public-page/page';
import { pageAssets } from '../../src/server/public-page/page-assets';
import {
  renderLater,
  renderNothingToStop,
  renderQuestion,
  renderResumed,
  renderStopped,
} from '../../src/server/public-page/stop-mails/stop-pages';
import {
  renderAnswered,
  renderConfirming,
  renderOwn,
  renderRefusing,
  renderSent,
  renderWithdrawing,
  renderWriting,
} from '../../src/server/testimonials/author-pages';
import { renderCheck } from '../../src/server/testimonials/check-pages';
import { noValues as noTestimonial } from '../../src/server/testimonials/read-form';
import { canonical, paperContent } from '../support/paper-content';
import { pdfToText } from '../support/pdf-to-text';
import { people, wholePortfolioOf } from '../support/people';
import { plainWords, pseudoWords } from '../support/pseudo-language';

const today = '2026-11-22';
const assets = pageAssets((source) => source);
const shown = { words: pseudoWords, assets };

const { Greek: greek } = people;
if (!greek) throw new Error('Nobody here writes in Greek letters.');

/** Their owner writes in letters of their own, so whatever is in Latin letters is ours. */
const whole: Portfolio = {
  ...wholePortfolioOf(greek),
  contacts: [
    {
      id: 'one',
      isPublic: true,
      type: 'email',
      label: 'Δ',
      value: '1@2.3',
      isPrimary: true,
      description: null,
    },
    {
      id: 'two',
      isPublic: true,
      type: 'phone',
      label: 'Δ',
      value: '+30 210',
      isPrimary: false,
      description: null,
    },
  ],
};

/** What a reader sees or hears of a page, without addresses. */
function wordsOn(html: string): string[] {
  const { document } = new Window();
  document.write(html);
  for (const each of document.querySelectorAll('script, style, .on-paper, pre')) each.remove();
  const attributes = ['alt', 'aria-label', 'title', 'data-place', 'placeholder'];
  const heard = attributes.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  const metas = [...document.querySelectorAll('meta[property="og:title"], meta[name="description"]')].map(
    (meta) => meta.getAttribute('content') ?? '',
  );
  // Between two elements is a gap.
  const texts = [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.childNodes].filter(({ nodeType }) => nodeType === 3).map((node) => node.textContent ?? ''),
  );
  return plainWords([...texts, ...heard, ...metas].join('\n'));
}

const pageOf = (more: Partial<PublicPortfolio>, isContactShown = false) =>
  renderPage(
    {
      ...whole,
      cv: { id: 'cv', filename: '1.pdf', size: 2_000_000, contentType: '', uploadedAt: '', isPublic: true },
      canonicalHost: null,
      publicVersion: 1,
      design: null,
      ...more,
    } as PublicPortfolio,
    { origin: 'https://example.com', today, isContactShown, isDraft: false, words: pseudoWords, assets },
  );

describe('nothing around an owner’s words stays English', () => {
  test.each(themes)('on the page in the theme %s', (theme) => {
    expect(wordsOn(pageOf({ design: { ...defaultDesign, theme } }))).toEqual([]);
    expect(wordsOn(pageOf({ design: { ...defaultDesign, theme } }, true))).toEqual([]);
  });

  test('in what scripts say', () => {
    const [, json = ''] = /id="script-words">([^<]*)</.exec(pageOf({})) ?? [];
    expect(Object.values(JSON.parse(json)).flatMap((text) => plainWords(String(text)))).toEqual([]);
  });

  test('on a page without a name, and on a private one', () => {
    expect(wordsOn(pageOf({ displayName: '', visibility: 'private' }))).toEqual([]);
  });

  test('on a page through a link', () => {
    for (const isMeasured of [true, false]) {
      const html = renderPage({ ...whole, cv: null, canonicalHost: null } as unknown as PublicPortfolio, {
        origin: 'https://example.com',
        today,
        isContactShown: false,
        isDraft: false,
        shared: { note: null, isMeasured },
        ...shown,
      });
      expect(wordsOn(html)).toEqual([]);
    }
  });

  test('in plain text, Markdown and Word', async () => {
    expect(plainWords(plainText(whole, canonical, today, pseudoWords))).toEqual([]);
    expect(plainWords(markdown(whole, canonical, today, pseudoWords))).toEqual([]);
    const buffer = Buffer.from(await docx(whole, canonical, today, pseudoWords));
    expect(plainWords((await mammoth.extractRawText({ buffer })).value)).toEqual([]);
  });

  test.each(['portfolio', 'plain'] as const)('in the PDF, %s', async (form) => {
    const content = paperContent(whole, form, { words: pseudoWords });
    const bytes = await typeset({
      form: 'pdf',
      template: 'document',
      mostPages: 3,
      content,
      pictures: {},
      typePairing: 'fraunces-inter',
    });
    expect(content.language).toBe('eo');
    expect(plainWords(pdfToText(bytes) ?? 'Missing')).toEqual([]);
  });
});

describe('the forms and pages that belong to it speak its language too:', () => {
  const addressee: Addressee = {
    id: '1',
    slug: 'person',
    name: 'Δ',
    isOwn: true,
    takesMessages: true,
    pageLanguages: [],
    design: null,
  };
  const link = { slug: 'person', token: '1', name: 'Δ', maxOpens: 3, passcodeHash: null } as KnownLink;
  const version = {
    name: 'Δ',
    role: 'Δ',
    company: 'Δ',
    location: null,
    date: today,
    rating: 5,
    content: 'Δ',
  } as TestimonialVersionRow;
  const request = {
    ownerName: 'Δ',
    firstName: '',
    lastName: '',
    note: null,
    slug: 'person',
    token: '1',
    isPageOpen: true,
  } as AskedRequest;
  const form = { values: noTestimonial, faults: {}, reason: undefined, stamp: '1', photoSrc: '/1' };
  const checked = {
    ...version,
    requestId: '1',
    profileId: '1',
    ownerName: 'Δ',
    email: '1@2.3',
    namesDomain: false,
    signedAt: today,
    slug: 'person',
    keyId: '1',
    imageId: null,
    checkedAt: today,
  };

  const digest = { kind: 'weekly-digest', about: 'Δ', isOn: true } as const;

  test.each<[string, string]>([
    [
      'the contact form',
      renderContactForm({ addressee, ...shown }, { values: noValues, faults: { name: 'Δ' }, stamp: '1' }),
    ],
    [
      'a form for nobody in particular',
      renderContactForm(
        { addressee: { ...addressee, name: '' }, ...shown },
        { values: noValues, faults: {}, stamp: '1' },
      ),
    ],
    ['a message that was sent', renderMessageSent({ addressee, ...shown })],
    ['no form', renderNoForm({ addressee, ...shown })],
    ['a link that asks', renderAsked(link, {}, shown)],
    ['a passcode', renderAsked({ ...link, passcodeHash: '1' }, { fault: 'Δ' }, shown)],
    ['a closed link', renderClosed('', 'expired', shown)],
    ['a link for programs', renderEmpty(link, { ...shown, origin: 'https://example.com' })],
    ['writing a testimonial', renderWriting(request, form, shown)],
    ['a testimonial that was sent', renderSent(shown)],
    ['a confirmed one', renderAnswered(request, false, shown)],
    ['refusing', renderRefusing(request, shown)],
    ['confirming', renderConfirming(request, version, '1', shown)],
    ['changing', renderOwn({ request, token: '1', standing: 'Δ', form }, shown)],
    ['withdrawing', renderWithdrawing(request, '1', shown)],
    ['a check', renderCheck({ ...checked, versionId: '1', isSound: true }, shown)],
    ['a failed check', renderCheck({ ...checked, versionId: '1', isSound: false }, shown)],
    ['no page', noticePage('notFound', shown)],
    ['a hidden page', noticePage('hidden', shown)],
    ['a failure', noticePage('failure', shown)],
    ['too many visits', noticePage('tooMany', shown)],
    ['a form that is too long', noticePage('tooLong', shown)],
    ['mails to be stopped', renderQuestion(digest, '/1', shown)],
    ['reminders that are stopped', renderStopped({ ...digest, kind: 'due-actions' }, '/1', shown)],
    ['mails that are sent again', renderResumed({ ...digest, kind: 'link-opened' }, '/1', shown)],
    ['nothing to stop', renderNothingToStop(shown)],
    ['stopping mails later', renderLater('Please try again.', shown)],
  ])('%s', (_what, html) => {
    expect(wordsOn(html)).toEqual([]);
    expect(html).toContain('<html lang="eo"');
  });
});
