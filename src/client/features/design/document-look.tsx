import { Anchor, Card, Stack, Text, Title } from '@mantine/core';
import { cvLooks, documentPath, papers } from '../../../contracts/exports';
import { type Profile, readPageChoices } from '../../../contracts/profile';
import { useProfileChoice } from '../page-settings/use-profile-choice';
import { Choice } from './choice';
import { cvLookLabel, paperLabel } from './labels';
import { ThemeSketch } from './theme-sketch';

const usual = 'usual';

/** How the CV looks, and the paper of documents; applies at once. */
export function DocumentLook({ profile }: { profile: Pick<Profile, 'profileSlug' | 'cvLook' | 'paper'> }) {
  const saved = readPageChoices(profile);
  const look = useProfileChoice(saved.cvLook, (cvLook) => ({ cvLook }));
  const paper = useProfileChoice(saved.paper, (chosen) => ({ paper: chosen }));
  const choices = { look: look.chosen ?? undefined, paper: paper.chosen ?? undefined };
  return (
    <Card component="section" aria-labelledby="document-look-title">
      <Title order={2} size="h4" id="document-look-title" mb="sm">
        Your CV as PDF
      </Title>
      <Stack gap="lg">
        <Choice
          legend="Look of the CV"
          layout="cards"
          options={[
            { value: usual, label: cvLookLabel(null) },
            ...cvLooks.map((value) => ({
              value,
              label: cvLookLabel(value),
              picture: <ThemeSketch theme={value} accent={null} />,
            })),
          ]}
          value={look.chosen ?? usual}
          onChange={(value) => look.choose(value === usual ? null : value)}
        />
        <Choice
          legend="Paper of documents"
          layout="swatches"
          options={[usual, ...papers].map((value) => ({ value, label: paperLabel(value) }))}
          value={paper.chosen ?? usual}
          onChange={(value) => paper.choose(papers.find((each) => each === value) ?? null)}
        />
        <Text size="sm">
          These apply at once.{' '}
          <Anchor
            href={documentPath(profile.profileSlug, { form: 'plain', ...choices })}
            target="_blank"
            rel="noopener"
          >
            Open your CV
          </Anchor>
        </Text>
      </Stack>
    </Card>
  );
}
