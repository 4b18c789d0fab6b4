import { Anchor, Card, Stack, Text, Title } from '@mantine/core';
import type { Design } from '../../../contracts/design';
import { cvLookOfTheme, cvLooks, documentPath, papers } from '../../../contracts/exports';
import { type Profile, readPageChoices } from '../../../contracts/profile';
import { useProfileChoice } from '../page-settings/use-profile-choice';
import { Choice } from './choice';
import { FirstPage } from './first-page';
import { cvLookLabel, paperLabel } from './labels';

const usual = 'usual';

interface DocumentLookProps {
  profile: Pick<Profile, 'profileSlug' | 'cvLook' | 'paper'>;
  published: Design;
}

/** How the CV looks, and the paper of documents; applies at once. */
export function DocumentLook({ profile, published }: DocumentLookProps) {
  const saved = readPageChoices(profile);
  const look = useProfileChoice(saved.cvLook, (cvLook) => ({ cvLook }));
  const paper = useProfileChoice(saved.paper, (chosen) => ({ paper: chosen }));
  const choices = { look: look.chosen ?? undefined, paper: paper.chosen ?? undefined };
  const shown = { slug: profile.profileSlug, paper: choices.paper, published };
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
            {
              value: usual,
              label: cvLookLabel(null),
              picture: <FirstPage look={cvLookOfTheme[published.theme]} {...shown} />,
            },
            ...cvLooks.map((value) => ({
              value,
              label: cvLookLabel(value),
              picture: <FirstPage look={value} {...shown} />,
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
