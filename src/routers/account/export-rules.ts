/** Tables of an account's own rows that an export leaves out, and why. */
export const notExported: Record<string, string> = {
  account_tokens: 'Links that were mailed, of which only hashes are kept for some minutes.',
  audit_log: 'Exported by its own rule, which leaves out where somebody else was.',
  image_variants: 'The files themselves are in the export, in the largest size.',
  recovery_codes: 'Only hashes are kept.',
  profile_visits: "Hashes of other people's visits; the sums of each day are in the export.",
};

// Keys to files, and what proves who somebody is: of use to nobody but an attacker.
const secret = /hash|token|secret|password|encrypted|_key$/;

// Somebody else's account, such as the one that has invited this one.
const foreign = /_by$/;

/** Whether an export tells what stands in this column. */
export const isExported = (table: string, column: string): boolean =>
  !(table in notExported) && !secret.test(column) && !foreign.test(column);
