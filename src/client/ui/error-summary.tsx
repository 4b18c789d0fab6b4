import { Alert, Anchor, List } from '@mantine/core';
import { useEffect, useRef } from 'react';

export interface SummaryIssue {
  /** The field's id in the document. */
  fieldId: string;
  label: string;
  message: string;
}

/** Lists all errors above the form, each linked to its field. Receives the focus with each refusal, which brings a new list. */
export function ErrorSummary({ issues }: { issues: SummaryIssue[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (issues.length > 0) box.current?.focus();
  }, [issues]);
  if (issues.length === 0) return null;
  return (
    <Alert ref={box} tabIndex={-1} role="alert" color="red" title="There is a problem">
      <List listStyleType="none">
        {issues.map((issue) => (
          <List.Item key={issue.fieldId}>
            <Anchor
              c="inherit"
              underline="always"
              href={`#${issue.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(issue.fieldId)?.focus();
              }}
            >
              {issue.label}: {issue.message}
            </Anchor>
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
