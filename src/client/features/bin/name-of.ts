import type { BinItem, BinKind } from '../../../contracts/bin';
import { employerContact } from '../../../contracts/employer-contact';
import { partOf } from '../../../contracts/keys-of';
import { sectionContracts } from '../../../contracts/sections';

const nouns: Record<BinKind, string> = {
  ...partOf(sectionContracts, 'noun'),
  employerContacts: employerContact.noun,
  cvs: 'CV',
  videos: 'video',
  portraits: 'portrait',
};

/** 'Skill', 'CV'. */
export const kindText = (kind: BinKind): string => nouns[kind].charAt(0).toUpperCase() + nouns[kind].slice(1);

/** '“TypeScript”', or 'the video' where it has no name. */
export const nameOf = ({ kind, title }: BinItem): string => (title ? `“${title}”` : `the ${nouns[kind]}`);
