import { Anchor, Card, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import type { Design } from '../../../contracts/design';
import { cvLookOfTheme, cvLooks, documentPath, firstPagePath, papers } from '../../../contracts/exports';
import { withQuery } from '../../../contracts/page-queries';
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
  // One after the other, because each is typeset, and a draft that is saved meanwhile must not wait for them.
  const [settled, setSettled] = useState<ReadonlySet<string>>(new Set());
  const looks = [cvLookOfTheme[published.theme], ...cvLooks];
  const sources = looks.map((each) =>
    withQuery(
      firstPagePath(profile.profileSlug, { look: each, ...(choices.paper && { paper: choices.paper }) }),
      'version',
      `${published.theme} ${published.accent}`,
    ),
  );
  const waiting = sources.filter((src) => !settled.has(src));
  const pictures = looks.map((each, index) => {
    const src = sources[index] ?? '';
    return (
      <FirstPage
        key={each}
        look={each}
        src={settled.has(src) || src === waiting[0] ? src : undefined}
        onSettled={() => setSettled((before) => new Set(before).add(src))}
      />
    );
  });
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
              picture: pictures[0],
            },
            ...cvLooks.map((value, index) => ({
              value,
              label: cvLookLabel(value),
              picture: pictures[index + 1],
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
