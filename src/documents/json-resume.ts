import type { Portfolio } from './portfolio';

/** The schema of the format, by its version. */
const schema = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** A JSON Resume 1.0.0 of the portfolio. @param canonical the address of its page */
export function jsonResume(portfolio: Portfolio, canonical: string): string {
  const { displayName, jobTitle, bio } = portfolio;
  const resume = {
    $schema: schema,
    basics: { name: displayName, label: jobTitle || undefined, summary: bio || undefined },
    meta: { canonical, version: 'v1.0.0' },
  };
  return JSON.stringify(resume, null, 2);
}
