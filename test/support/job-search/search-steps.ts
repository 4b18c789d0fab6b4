import type { EmployerContactStatus } from '../../../src/contracts/employer-contact';

/** A browser in a network. */
export interface Reader {
  address: string;
  userAgent: string;
  device: string;
}

/** What a reader came to, as the page reports it. */
export interface Reading {
  seconds: number;
  sections: Record<string, number>;
  downloads: ('cv' | 'pdf' | 'vcf')[];
}

/** What somebody does in the job search. Employers and links go by names of the script. */
export type SearchStep = { at: number } & (
  | { does: 'add'; employer: string; email: string | null }
  | {
      does: 'message';
      email: string;
      text: string;
      employer: string;
      through: { link: string; reader: Reader } | null;
    }
  | { does: 'move'; employer: string; to: EmployerContactStatus }
  | { does: 'reply'; employer: string }
  | { does: 'note'; employer: string; text: string }
  | { does: 'meet'; employer: string; date: string; kind: string; outcome: string | null }
  | { does: 'plan'; employer: string; action: string | null; on: string | null }
  | { does: 'link'; employer: string; link: string }
  | { does: 'revoke'; link: string }
  | { does: 'open'; link: string; reader: Reader; reading: Reading; optsOut: boolean }
  | { does: 'crawl'; link: string; userAgent: string }
);

/** A step of one kind. */
export type StepOf<D extends SearchStep['does']> = Extract<SearchStep, { does: D }>;
