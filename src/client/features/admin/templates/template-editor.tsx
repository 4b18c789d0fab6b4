import { Button, Group, Stack, Text, Textarea, TextInput, Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { type MailTemplate, mailTemplates, templateForm } from '../../../../contracts/mail-template';
import { setServerIssues } from '../../../api/server-issues';
import { ErrorSummary, type SummaryIssue } from '../../../ui/error-summary';
import { confirm } from '../../../ui/question-store';
import { confirmLeave, UnsavedWarning } from '../../../ui/unsaved-warning';
import { useFirstFocus } from '../../../ui/use-first-focus';
import { useZodForm } from '../../../ui/use-zod-form';
import { MailPreview } from './mail-preview';
import { PlaceholderList } from './placeholder-list';
import classes from './templates.module.css';
import { useTemplate } from './use-template';

const labels = { subject: 'Subject', body: 'Text' } as const;
const fieldId = (name: string) => `mail-${name}`;
const textsOf = ({ subject, body }: MailTemplate) => ({ subject, body });

interface TemplateEditorProps {
  stored: MailTemplate;
  onClose: () => void;
}

/** Subject and text of one mail, with the mail as it would arrive beside them. */
export function TemplateEditor({ stored, onClose }: TemplateEditorProps) {
  const { template, changedAt } = stored;
  const { label, purpose } = mailTemplates[template];
  const form = useZodForm(templateForm(template), textsOf(stored));
  const [issues, setIssues] = useState<SummaryIssue[]>([]);
  const { save, reset, isBusy } = useTemplate();
  const title = useFirstFocus<HTMLHeadingElement>();
  const body = useRef<HTMLTextAreaElement>(null);
  const isDirty = form.isDirty();
  const loss = isDirty ? 'What you changed in this mail is lost.' : undefined;

  const show = (texts: MailTemplate) => {
    form.setValues(textsOf(texts));
    form.resetDirty(textsOf(texts));
    form.clearErrors();
  };
  const submit = form.onSubmit(
    async (values) => {
      setIssues([]);
      const saved = await save({ template, ...values }, (error) => setServerIssues(form, error));
      if (saved) show(saved);
    },
    (errors) =>
      setIssues(
        (['subject', 'body'] as const)
          .filter((name) => errors[name])
          .map((name) => ({ fieldId: fieldId(name), label: labels[name], message: String(errors[name]) })),
      ),
  );

  async function askToReset() {
    const isConfirmed = await confirm({
      title: 'Reset to default?',
      text: `“${label}” gets back the subject and the text that it came with. Yours are lost.`,
      confirm: 'Reset to default',
      cancel: 'Keep mine',
      isDestructive: true,
    });
    const texts = isConfirmed ? await reset(template) : undefined;
    if (!texts) return;
    show(texts);
    // The button that had it is gone.
    title.current?.focus();
  }

  return (
    <Stack gap="md">
      <UnsavedWarning guardsTabs loss={loss} />
      <Button
        variant="subtle"
        px="xs"
        className={classes.back}
        leftSection={<IconArrowLeft size={18} aria-hidden />}
        onClick={async () => (await confirmLeave(loss)) && onClose()}
      >
        All e-mail templates
      </Button>
      <Stack gap={4}>
        <Title order={3} ref={title} tabIndex={-1} className={classes.title}>
          {label}
        </Title>
        <Text c="dimmed">{purpose}</Text>
      </Stack>
      <div className={classes.editor}>
        <form noValidate onSubmit={submit} aria-label={label}>
          <Stack gap="md">
            <ErrorSummary issues={issues} />
            <TextInput
              id={fieldId('subject')}
              label={labels.subject}
              withAsterisk
              size="md"
              {...form.getInputProps('subject')}
            />
            <Textarea
              id={fieldId('body')}
              ref={body}
              label={labels.body}
              description="A blank line starts a paragraph. [Label]({{link}}) in a paragraph of its own becomes a button."
              withAsterisk
              size="md"
              autosize
              minRows={10}
              maxRows={24}
              {...form.getInputProps('body')}
            />
            <PlaceholderList
              names={mailTemplates[template].placeholders}
              onInsert={(name) => insert(body.current, `{{${name}}}`)}
            />
            <Group gap="md">
              <Button type="submit" loading={isBusy}>
                Save Changes
              </Button>
              {changedAt && (
                <Button variant="default" disabled={isBusy} onClick={askToReset}>
                  Reset to default
                </Button>
              )}
              <Text size="sm" c="dimmed" role="status">
                {isDirty ? 'You have unsaved changes.' : ''}
              </Text>
            </Group>
          </Stack>
        </form>
        <MailPreview template={template} texts={form.getValues()} />
      </div>
    </Stack>
  );
}

/** Inserts text at the cursor, as typing would. */
function insert(field: HTMLTextAreaElement | null, text: string): void {
  if (!field) return;
  field.focus();
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
