import { Anchor, Button, List, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { EmployerContact } from '../../../contracts/employer-contact';
import { failureReason } from '../../api/failure-reason';
import { shownPortfolioId } from '../../api/shown-portfolio';
import { trpc } from '../../api/trpc';
import { TitledCard } from '../../ui/titled-card';
import { showError, showSuccess } from '../../ui/toast';
import { usePortfolios, useSwitch } from './use-portfolios';

/** Makes a portfolio for one employer, and links to those that exist. */
export function TailorCard({ contact }: { contact: EmployerContact }) {
  const utils = trpc.useUtils();
  const { data: portfolios = [] } = usePortfolios();
  const duplicating = trpc.portfolios.duplicate.useMutation();
  const switchTo = useSwitch();
  const made = portfolios.filter(({ employerContactId }) => employerContactId === contact.id);

  async function tailor() {
    try {
      const choices = { profileId: shownPortfolioId(), employerContactId: contact.id };
      const { name } = await duplicating.mutateAsync(choices);
      await utils.portfolios.invalidate();
      showSuccess(
        `A portfolio for “${name}” is ready`,
        'Only people to whom you give its address can see it. Switch to it to tailor it and to make a link.',
      );
    } catch (error) {
      showError('Failed to make the portfolio', failureReason(error));
    }
  }

  return (
    <TitledCard title="Tailored portfolio">
      {made.length === 0 ? (
        <Text size="sm" c="dimmed">
          A copy of this portfolio for this employer, which you can change without changing this one.
        </Text>
      ) : (
        <List listStyleType="none" spacing="xs">
          {made.map((portfolio) => (
            <List.Item key={portfolio.id}>
              <Anchor href={`/profile/${portfolio.profileSlug}`}>{portfolio.name}</Anchor>
              {' · '}
              <Anchor
                renderRoot={(props) => (
                  <Link {...props} to="/portfolios" search={{ compare: portfolio.id }} />
                )}
              >
                What differs
              </Anchor>
              {' · '}
              <Anchor component="button" onClick={() => void switchTo(portfolio, '/links?add=1')}>
                Switch to it and make a link
              </Anchor>
            </List.Item>
          ))}
        </List>
      )}
      <Button
        mt="md"
        variant="default"
        size="sm"
        leftSection={<IconCopy size={18} aria-hidden />}
        loading={duplicating.isPending}
        onClick={() => void tailor()}
      >
        Tailor a portfolio for this employer
      </Button>
    </TitledCard>
  );
}
