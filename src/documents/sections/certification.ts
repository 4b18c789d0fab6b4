import { dateText } from '../../contracts/date-text';
import { validity } from '../dates';
import { webHref } from '../links';
import { orUndefined } from '../or-undefined';
import { joined, named, type OutlineEntry, outlineEntry, outlineLink } from '../outline-entry';
import type { Entry } from '../portfolio';
import { type Details, type PaperEntry, paperEntries, paperEntry, present } from '../typesetting/entries';
import { paragraphsOf } from '../typesetting/paragraphs';
import { uriOf } from '../uri';
import { resumeDay } from './resume-day';
import type { SectionDocuments } from './section-documents';

type Certification = Entry<'certifications'>;

function outlineOf(certificate: Certification, today: string): OutlineEntry {
  const { name, issuer, issueDate, expiryDate, credentialId, credentialUrl, isVerified, category, level } =
    certificate;
  const made = outlineEntry(
    name,
    {
      details: [
        issuer,
        joined(issueDate && dateText(issueDate), expiryDate && validity(expiryDate, today)),
        joined(named(category), level, credentialId && `ID ${credentialId}`),
      ],
      paragraphs: [certificate.description],
    },
    { Skills: certificate.skills },
  );
  if (!credentialUrl) return made;
  return { ...made, ...(isVerified && { linkLabel: 'Can be verified' }), link: outlineLink(credentialUrl) };
}

function paperOf(certification: Certification, today: string): PaperEntry {
  const { name, issuer, issueDate, expiryDate, level, description, skills } = certification;
  const target = webHref(certification.credentialUrl);
  return paperEntry([name, issuer, description], {
    title: name,
    where: present([issuer, level]).join(' · '),
    // As on the page, where a certificate's date follows its issuer.
    facts: present([issueDate && dateText(issueDate), expiryDate && validity(expiryDate, today)]),
    paragraphs: paragraphsOf(description),
    words: { label: 'Skills', names: skills },
    link: credentialOf(target, certification),
  });
}

function credentialOf(
  target: string | undefined,
  { credentialId, isVerified }: Certification,
): Details['link'] {
  if (target) return { label: isVerified ? 'Can be verified' : 'See the credential', target };
  return credentialId ? { label: `Credential ${credentialId}`, target: null } : null;
}

export const certifications: SectionDocuments<'certifications'> = {
  title: 'Certifications',
  outline: (all, { today }) => all.map((certificate) => outlineOf(certificate, today)),
  typeset: (certificates, { today }) => paperEntries(certificates.map((each) => paperOf(each, today))),
  resume: (certificates) => ({
    certificates: certificates.map(({ name, issuer, issueDate, credentialUrl }) => ({
      name,
      issuer: orUndefined(issuer),
      date: issueDate ? resumeDay(issueDate) : undefined,
      url: uriOf(credentialUrl ?? ''),
    })),
  }),
};
