import { Button, Card, Collapse, Group, Stack, Text, ThemeIcon, Title } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBarrierBlock, IconMail, IconUserPlus, IconUserStar, type TablerIcon } from '@tabler/icons-react';
import { type ReactNode, useId, useRef } from 'react';
import { confirmLeave, LossOnClose } from '../../../ui/unsaved-warning';
import { EmailTemplates } from '../templates/email-templates';
import { DemoReset } from './demo-reset';
import { Maintenance } from './maintenance';
import { Registration } from './registration';

/** What an admin can set for the whole server. */
export function SettingsPanel() {
  return (
    <Stack gap="md">
      <Setting
        title="Registration & Invitations"
        purpose="Who may create an account, and who is invited."
        icon={IconUserPlus}
      >
        <Registration />
      </Setting>
      <Setting
        title="Demo Profile Management"
        purpose="Put the example that every visitor can see back as it was at first."
        icon={IconUserStar}
      >
        <DemoReset />
      </Setting>
      <Setting
        title="Email Templates"
        purpose="Change the words of the mails that the server sends."
        icon={IconMail}
      >
        <EmailTemplates />
      </Setting>
      <Setting
        title="System Maintenance"
        purpose="Pause all changes, look after the file store, and see what is running."
        icon={IconBarrierBlock}
      >
        <Maintenance />
      </Setting>
    </Stack>
  );
}

interface SettingProps {
  title: string;
  purpose: string;
  icon: TablerIcon;
  children: ReactNode;
}

function Setting({ title, purpose, icon: Icon, children }: SettingProps) {
  const [isOpen, { toggle }] = useDisclosure();
  const loss = useRef<string>(undefined);
  const [titleId, bodyId] = [useId(), useId()];
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Group justify="space-between" gap="md">
        <Group gap="md" wrap="nowrap" flex="1 1 18rem">
          <ThemeIcon size={44} radius="md" variant="light" aria-hidden>
            <Icon size={24} stroke={1.6} />
          </ThemeIcon>
          <div>
            <Title order={2} size="h3" id={titleId}>
              {title}
            </Title>
            <Text size="sm" c="dimmed">
              {purpose}
            </Text>
          </div>
        </Group>
        <Button
          variant="default"
          aria-label={`${isOpen ? 'Close' : 'Configure'} ${title}`}
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={async () => (await confirmLeave(loss.current)) && toggle()}
        >
          {isOpen ? 'Close' : 'Configure'}
        </Button>
      </Group>
      <Collapse expanded={isOpen} id={bodyId}>
        {/* Nothing is fetched before the panel is opened. */}
        {isOpen && (
          <LossOnClose value={loss}>
            <div style={{ paddingTop: 'var(--mantine-spacing-lg)' }}>{children}</div>
          </LossOnClose>
        )}
      </Collapse>
    </Card>
  );
}
