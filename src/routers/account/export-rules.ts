/** Tables of an account's rows that are not exported, with the reason. */
export const notExported: Record<string, string> = {
  account_tokens: 'Links that were mailed, of which only hashes are kept for some minutes.',
  audit_log: 'Exported by its own rule, which leaves out where somebody else was.',
  cv_imports: 'What to put back if an import is undone, kept for ten minutes; the entries are in the export.',
  image_variants: 'The files themselves are in the export, in the largest size.',
  payment_events:
    'Which messages of the payment provider were handled; the subscription says what came of them.',
  recovery_codes: 'Only hashes are kept.',
  visitors: 'Hashes of other people; their views are in the export.',
};

// Keys and credentials: useful only to an attacker.
const secret = /hash|token|secret|password|encrypted|_key$/;

// Refers to another account, such as the one that sent the invitation.
const foreign = /_by$/;

/** Whether the column is exported. */
export const isExported = (table: string, column: string): boolean =>
  !(table in notExported) && !secret.test(column) && !foreign.test(column);
