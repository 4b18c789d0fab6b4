import { Badge, Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type MailTemplate, type MailTemplateName, mailTemplates } from '../../../../contracts/mail-template';
import { QueryFailure } from '../../../api/query-failure';
import { trpc } from '../../../api/trpc';
import { dayOf } from '../../../ui/instant-text';
import { TemplateEditor } from './template-editor';
import classes from './templates.module.css';

/** The mail templates: a list, and the editor of one of them. */
export function EmailTemplates() {
  const [edited, setEdited] = useState<MailTemplateName>();
  const list = trpc.admin.templates.list.useQuery();
  if (list.isError) return <QueryFailure title="Failed to load the e-mail templates" query={list} />;
  if (!list.data) return <Skeleton height={320} />;
  const template = list.data.find((one) => one.template === edited);
  if (template) return <TemplateEditor stored={template} onClose={() => setEdited(undefined)} />;
  return (
    <ul className={classes.list}>
      {list.data.map((one) => (
        <TemplateRow key={one.template} template={one} onEdit={() => setEdited(one.template)} />
      ))}
    </ul>
  );
}

function TemplateRow({ template, onEdit }: { template: MailTemplate; onEdit: () => void }) {
  const { label, purpose } = mailTemplates[template.template];
  return (
    <Group component="li" justify="space-between" gap="md" py="md">
      <Stack gap={4} flex="1 1 18rem">
        <Group gap="sm">
          <Title order={3} size="h4">
            {label}
          </Title>
          {template.changedAt && <Badge variant="light">Changed on {dayOf(template.changedAt)}</Badge>}
        </Group>
        <Text size="sm" c="dimmed">
          {purpose}
        </Text>
        <Text size="sm">{template.subject}</Text>
      </Stack>
      <Button variant="default" onClick={onEdit} aria-label={`Edit ${label}`}>
        Edit
      </Button>
    </Group>
  );
}
