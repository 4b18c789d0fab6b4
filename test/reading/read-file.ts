import { readFileSync } from 'node:fs';
import type { Proposal } from '../../src/contracts/cv-import';
import { readDocument } from '../../src/reading/read-document';

/** What a file of another program proposes. */
export const readFile = (content: string | Buffer | object): Promise<Proposal> =>
  readDocument(
    Buffer.isBuffer(content)
      ? content
      : Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
    'file',
  );

/** One of the files in `other-files`. */
export const otherFile = (name: string) => readFileSync(new URL(`other-files/${name}`, import.meta.url));

export const jobsIn = ({ sections }: Proposal) => sections.workExperience.map(({ values }) => values);
export const studiesIn = ({ sections }: Proposal) => sections.education.map(({ values }) => values);
export const skillsIn = ({ sections }: Proposal) => sections.skills.map(({ values }) => values.name);
export const languagesIn = ({ sections }: Proposal) => sections.languages.map(({ values }) => values.name);
export const contactsIn = ({ sections }: Proposal) => sections.contacts.map(({ values }) => values.value);
export const leftIn = ({ unplaced }: Proposal) => unplaced.map(({ text }) => text);
