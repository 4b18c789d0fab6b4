import { Card, Text, Title, UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId, useState } from 'react';
import classes from './folded-card.module.css';

interface FoldedCardProps {
  title: string;
  /** One sentence: what it is for. */
  purpose: string;
  /** The id of a field in it; an address that names it opens the card. */
  fieldId?: string;
  children: ReactNode;
}

/** A card about something that is seldom needed: its content is there, and asked of the server, once it is opened. */
export function FoldedCard({ title, purpose, fieldId, children }: FoldedCardProps) {
  const [titleId, contentId] = [useId(), useId()];
  const isNamed = useLocation({ select: ({ hash }) => fieldId !== undefined && hash === fieldId });
  const [isOpen, setOpen] = useState(isNamed);
  useEffect(() => {
    if (isNamed) setOpen(true);
  }, [isNamed]);
  return (
    <Card component="section" aria-labelledby={titleId}>
      <div className={classes.head}>
        <div>
          <Title order={2} id={titleId} fz="h3">
            <UnstyledButton
              className={classes.button}
              aria-expanded={isOpen}
              aria-controls={contentId}
              onClick={() => setOpen(!isOpen)}
            >
              {title}
            </UnstyledButton>
          </Title>
          <Text c="dimmed" mt={4}>
            {purpose}
          </Text>
        </div>
        <IconChevronDown size={20} className={classes.chevron} data-open={isOpen || undefined} aria-hidden />
      </div>
      <div id={contentId} className={classes.content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </Card>
  );
}
