import type { Words } from '../../words/words';
import { isPast } from '../dates';
import { webHref } from '../links';
import { orUndefined } from '../or-undefined';
import { joined, type OutlineEntry, outlineEntry, outlineLink } from '../outline-entry';
import type { Entry } from '../portfolio';
import { type Details, listedEntries, type PaperEntry, paperEntry, present } from '../typesetting/entries';
import { paragraphsOf } from '../typesetting/paragraphs';
import type { SectionOptions } from '../typesetting/section-content';
import { uriOf } from '../uri';
import { resumeDay } from './resume-day';
import type { SectionDocuments } from './section-documents';

type Certification = Entry<'certifications'>;

interface Seen {
  today: string;
  words: Words;
}

const validity = (end: string | null, { today, words }: Seen) =>
  end && words.validityText(end, isPast(end, today));

const levelText = ({ level }: Certification, { t }: Words) => level && t(`choices.levels.${level}`);

function outlineOf(certificate: Certification, seen: Seen): OutlineEntry {
  const { t, dateText } = seen.words;
  const { name, issuer, issueDate, expiryDate, credentialId, credentialUrl, isVerified, category } =
    certificate;
  const made = outlineEntry(
    name,
    {
      details: [
        issuer,
        joined(issueDate && dateText(issueDate), validity(expiryDate, seen)),
        joined(
          category && t(`choices.certificationCategories.${category}`),
          levelText(certificate, seen.words),
          credentialId && t('page.entries.credentialId', { id: credentialId }),
        ),
      ],
      paragraphs: [certificate.description],
    },
    { [t('choices.wordLists.Skills')]: certificate.skills },
  );
  if (!credentialUrl) return made;
  return {
    ...made,
    ...(isVerified && { linkLabel: t('page.entries.canBeVerified') }),
    link: outlineLink(credentialUrl),
  };
}

function paperOf(certification: Certification, seen: SectionOptions): PaperEntry {
  const { t, dateText } = seen.words;
  const { name, issuer, issueDate, expiryDate, description } = certification;
  const isPlain = seen.form === 'plain';
  const target = webHref(certification.credentialUrl);
  return paperEntry([name, issuer, description], {
    title: name,
    period: issueDate ? dateText(issueDate) : '',
    where: present([issuer, !isPlain && levelText(certification, seen.words)]).join(' · '),
    facts: present([validity(expiryDate, seen)]),
    paragraphs: isPlain ? [] : paragraphsOf(description),
    words: { label: t('choices.wordLists.Skills'), names: isPlain ? [] : certification.skills },
    link: isPlain ? titleLink(target) : credentialOf(target, certification, seen.words),
  });
}

const titleLink = (target: string | undefined) => (target ? { label: '', target } : null);

function credentialOf(
  target: string | undefined,
  { credentialId, isVerified }: Certification,
  { t }: Words,
): Details['link'] {
  if (target)
    return { label: t(isVerified ? 'page.entries.canBeVerified' : 'page.entries.seeCredential'), target };
  return credentialId ? { label: t('page.entries.credential', { id: credentialId }), target: null } : null;
}

export const certifications: SectionDocuments<'certifications'> = {
  outline: (all, page) => all.map((certificate) => outlineOf(certificate, page)),
  typeset: (certificates, options) => listedEntries(certificates.map((each) => paperOf(each, options))),
  resume: (certificates) => ({
    certificates: certificates.map(({ name, issuer, issueDate, credentialUrl }) => ({
      name,
      issuer: orUndefined(issuer),
      date: issueDate ? resumeDay(issueDate) : undefined,
      url: uriOf(credentialUrl ?? ''),
    })),
  }),
};
