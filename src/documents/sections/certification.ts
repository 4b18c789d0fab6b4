import type { Words } from '../../words/words';
import { isPast } from '../dates';
import { webHref } from '../links';
import { orUndefined } from '../or-undefined';
import { joined, type OutlineEntry, outlineEntry, outlineLink } from '../outline-entry';
import type { Entry } from '../portfolio';
import { type Details, type PaperEntry, paperEntries, paperEntry, present } from '../typesetting/entries';
import { paragraphsOf } from '../typesetting/paragraphs';
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

function paperOf(certification: Certification, seen: Seen): PaperEntry {
  const { t, dateText } = seen.words;
  const { name, issuer, issueDate, expiryDate, description, skills } = certification;
  const target = webHref(certification.credentialUrl);
  return paperEntry([name, issuer, description], {
    title: name,
    where: present([issuer, levelText(certification, seen.words)]).join(' · '),
    // As on the page, where a certificate's date follows its issuer.
    facts: present([issueDate && dateText(issueDate), validity(expiryDate, seen)]),
    paragraphs: paragraphsOf(description),
    words: { label: t('choices.wordLists.Skills'), names: skills },
    link: credentialOf(target, certification, seen.words),
  });
}

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
  typeset: (certificates, options) => paperEntries(certificates.map((each) => paperOf(each, options))),
  resume: (certificates) => ({
    certificates: certificates.map(({ name, issuer, issueDate, credentialUrl }) => ({
      name,
      issuer: orUndefined(issuer),
      date: issueDate ? resumeDay(issueDate) : undefined,
      url: uriOf(credentialUrl ?? ''),
    })),
  }),
};
