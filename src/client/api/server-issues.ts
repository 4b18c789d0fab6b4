import type { FormErrors } from '@mantine/form';
import { TRPCClientError } from '@trpc/client';
import { z } from 'zod';
import { fieldIssue } from '../../contracts/issues';

const refusal = z.object({ issues: z.array(fieldIssue) });

/** Shows the server's validation errors on their fields. @returns whether there were any */
export function setServerIssues(form: { setErrors(errors: FormErrors): void }, error: unknown): boolean {
  const parsed = refusal.safeParse(error instanceof TRPCClientError ? error.data : error);
  const issues = parsed.data?.issues.filter((issue) => issue.path.length > 0) ?? [];
  if (issues.length === 0) return false;
  form.setErrors(Object.fromEntries(issues.map((issue) => [issue.path.join('.'), issue.message])));
  return true;
}
