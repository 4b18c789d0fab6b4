import { z } from 'zod';
import { subscriptionTiers } from './plans';
import { excerpt, required } from './text';
import { withArticle } from './with-article';

// Client and server share these messages, so that they never disagree.
z.config({
  customError: (issue) => {
    switch (issue.code) {
      case 'invalid_type':
        return issue.input === undefined || issue.input === null || issue.input === ''
          ? required
          : `Expected ${article(issue.expected)}.`;
      case 'unrecognized_keys':
        return `Unknown field: ${namedKeys(issue.keys)}.`;
      case 'invalid_value':
        return issue.input === undefined || issue.input === '' || issue.input === null
          ? required
          : `Choose one of: ${issue.values.map(String).join(', ')}.`;
      case 'too_small':
        return issue.origin === 'array' ? `List at least ${issue.minimum}.` : `Use ${issue.minimum} or more.`;
      case 'too_big':
        return issue.origin === 'array' ? `List ${issue.maximum} at most.` : `Use ${issue.maximum} or less.`;
      default:
        return undefined;
    }
  },
});

/** How many unknown fields are named, and how much of each name: a request is not sent back whole. */
const maxNamedKeys = 3;
const maxKeyLength = 40;

function namedKeys(keys: readonly string[]): string {
  const named = keys.slice(0, maxNamedKeys).map((key) => excerpt(key, maxKeyLength));
  const more = keys.length - named.length;
  return named.join(', ') + (more > 0 ? ` and ${more} more` : '');
}

const article = (type: string) => withArticle(type === 'nan' ? 'number' : type);

/** A validation error: the path of the field, and a sentence for the user. */
export const fieldIssue = z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() });
export type FieldIssue = z.infer<typeof fieldIssue>;

/** The body of every REST error. */
export const restError = z.object({
  message: z.string(),
  error: z.string(),
  code: z.string(),
  issues: z.array(fieldIssue).optional(),
  /** Of a refusal because of the plan: the cheapest plan that would allow it. */
  upgradeTo: z.enum(subscriptionTiers).optional(),
});

/** More faults than any form has fields are not listed one by one. */
const maxIssues = 100;

/** Zod's issues as they are sent to the client. */
export function fieldIssues(error: z.ZodError): FieldIssue[] {
  return error.issues.slice(0, maxIssues).map(({ path, message }) => ({
    path: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    message,
  }));
}

/** One text that names each faulty field, three at most: `name: Use 5 or less; date: This field is required.` */
export function issuesMessage(issues: FieldIssue[]): string {
  const named = issues
    .slice(0, 3)
    .map(({ path, message }) => (path.length ? `${path.join('.')}: ${message}` : message));
  const [only = 'The input is not valid.', ...others] = named;
  if (others.length === 0) return only;
  const more = issues.length > 3 ? [`and ${issues.length - 3} more`] : [];
  return `${[...named, ...more].map((text) => text.replace(/\.$/, '')).join('; ')}.`;
}
