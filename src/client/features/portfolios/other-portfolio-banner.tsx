import { Alert, Button, Group, Text } from '@mantine/core';
import { IconFolders } from '@tabler/icons-react';
import { shownPortfolioId } from '../../api/shown-portfolio';
import { useSession } from '../../session/session';
import { loadCurrentPortfolio, usePortfolios, useSwitch } from './use-portfolios';

/** Says that another tab has switched: this one keeps its portfolio until its user chooses to follow. */
export function OtherPortfolioBanner() {
  const { user } = useSession();
  const { data: portfolios = [] } = usePortfolios();
  const switchTo = useSwitch();
  const currentId = user?.currentProfileId;
  const id = shownPortfolioId();
  if (!currentId || currentId === id) return null;
  const nameOf = (wanted: string) => portfolios.find((portfolio) => portfolio.id === wanted)?.name;
  const [current, shown] = [nameOf(currentId) ?? 'another portfolio', nameOf(id)];
  return (
    <Alert
      role="status"
      color="indigo"
      title={`You have switched to “${current}” elsewhere`}
      icon={<IconFolders aria-hidden />}
      mb="lg"
    >
      <Text size="sm" mb="sm">
        {shown
          ? `This tab still shows “${shown}”, and what you save here is saved there.`
          : 'The portfolio of this tab was deleted. Nothing can be saved here any more.'}
      </Text>
      <Group gap="xs">
        <Button size="sm" onClick={() => loadCurrentPortfolio(window.location.pathname)}>
          Show “{current}” here
        </Button>
        {shown && (
          <Button size="sm" variant="default" onClick={() => void switchTo({ id }, window.location.pathname)}>
            Go back to “{shown}”
          </Button>
        )}
      </Group>
    </Alert>
  );
}
