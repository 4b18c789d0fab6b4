import { Alert, SegmentedControl, Skeleton, Text, Title } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import {
  type MailPreview as Mail,
  type MailTemplateName,
  type TemplateTexts,
  templateForm,
} from '../../../../contracts/mail-template';
import { failureReason } from '../../../api/failure-reason';
import { trpc } from '../../../api/trpc';
import classes from './templates.module.css';

const forms = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Plain text' },
];
const typingPauseMs = 400;

interface MailPreviewProps {
  template: MailTemplateName;
  texts: TemplateTexts;
}

/** The mail as it would arrive, with sample values; updated when the typing pauses. */
export function MailPreview({ template, texts: { subject, body } }: MailPreviewProps) {
  const [form, setForm] = useState('html');
  // A mutation forgets its last answer while the next one is on its way.
  const [shown, setShown] = useState<Mail>();
  const { mutate, error } = trpc.admin.templates.preview.useMutation();
  const current = `${subject}\n${body}`;
  const [typed] = useDebouncedValue(current, typingPauseMs);
  const isSendable = templateForm(template).safeParse({ subject, body }).success;
  const isDue = isSendable && typed === current;
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows the typing, after a pause
  useEffect(() => {
    if (isDue) mutate({ template, subject, body }, { onSuccess: setShown });
  }, [typed, isDue, template]);

  return (
    <section aria-labelledby="preview" className={classes.preview}>
      <div className={classes.previewHead}>
        <Title order={4} id="preview">
          Preview
        </Title>
        <SegmentedControl
          aria-label="Form of the mail"
          className={classes.forms}
          data={forms}
          value={form}
          onChange={setForm}
        />
      </div>
      <Text size="sm" c="dimmed" role="status">
        {isSendable ? 'With invented values.' : 'This is the last text without a fault.'}
      </Text>
      {error && <Alert color="red">{failureReason(error)}</Alert>}
      {shown && !error ? (
        <>
          <Text fw={600} my="xs" className={classes.subject}>
            {shown.subject}
          </Text>
          {form === 'html' ? (
            <iframe
              title="The mail"
              sandbox=""
              srcDoc={leadingNowhere(shown.html)}
              className={classes.frame}
            />
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
            <pre tabIndex={0} className={classes.plain}>
              {shown.text}
            </pre>
          )}
        </>
      ) : (
        !error && <Skeleton height={420} mt="xs" />
      )}
    </section>
  );
}

/** Links would open a new window, which the sandbox forbids. */
const leadingNowhere = (html: string) => html.replace('<head>', '<head><base target="_blank">');
