import { Text, Title } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { badge } from '../../../contracts/badge';
import type { Profile } from '../../../contracts/profile';
import { CopyButton } from '../../ui/copy-button';
import { FoldedCard } from '../../ui/folded-card';
import { useCopy } from '../../ui/use-copy';
import classes from './share.module.css';

interface SnippetsProps {
  profile: Profile;
  url: string;
  badgeUrl: string;
}

/** More places for the address: a mail signature, and a badge for other sites. */
export function SnippetsCard({ profile, url, badgeUrl }: SnippetsProps) {
  const name = profile.displayName.trim() || 'My portfolio';
  return (
    <FoldedCard
      title="Signature and badge"
      purpose="For your mails and for other sites. Neither tells us who sees it."
    >
      <Signature name={name} jobTitle={profile.jobTitle.trim()} url={url} />
      <Badge name={name} url={url} imageUrl={badgeUrl} />
    </FoldedCard>
  );
}

function Signature({ name, jobTitle, url }: { name: string; jobTitle: string; url: string }) {
  const shown = useRef<HTMLDivElement>(null);
  const html = useCopy('Signature copied');
  const plain = useCopy('Signature copied');
  const text = ['-- ', name, jobTitle, url].filter(Boolean).join('\n');

  /** Formatted, for the settings of a mail program; plain text for programs without formatting. */
  const copyFormatted = () =>
    html.copy(() => {
      const parts = { 'text/html': shown.current?.innerHTML ?? '', 'text/plain': text };
      const blobs = Object.entries(parts).map(([type, part]) => [type, new Blob([part], { type })]);
      return navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
    });
  return (
    <Snippet
      title="E-mail signature"
      sample={
        <div ref={shown}>
          <p style={{ margin: 0, fontFamily: 'Helvetica, Arial, sans-serif', fontSize: 14, lineHeight: 1.4 }}>
            <strong>{name}</strong>
            {jobTitle && (
              <>
                <br />
                {jobTitle}
              </>
            )}
            <br />
            <a href={url}>{url.replace(/^https?:\/\//, '')}</a>
          </p>
        </div>
      }
    >
      <CopyButton label="Copy formatted" isCopied={html.isCopied} onCopy={copyFormatted} />
      <CopyButton label="Copy plain text" isCopied={plain.isCopied} onCopy={() => plain.copyText(text)} />
    </Snippet>
  );
}

function Badge({ name, url, imageUrl }: { name: string; url: string; imageUrl: string }) {
  const shown = useRef<HTMLDivElement>(null);
  const { copyText, isCopied } = useCopy('Badge copied');
  return (
    <Snippet
      title="Badge for a site"
      sample={
        <div ref={shown}>
          <a href={url}>
            <img src={imageUrl} alt={`${name} · Portfolio`} width={badge.width} height={badge.height} />
          </a>
        </div>
      }
    >
      <CopyButton
        label="Copy HTML"
        isCopied={isCopied}
        onCopy={() => copyText(shown.current?.innerHTML ?? '')}
      />
    </Snippet>
  );
}

interface SnippetProps {
  title: string;
  sample: ReactNode;
  /** The buttons that copy it. */
  children: ReactNode;
}

const Snippet = ({ title, sample, children }: SnippetProps) => (
  <div className={classes.snippet}>
    <Title order={3} fz="md">
      {title}
    </Title>
    <Text component="div" className={classes.sample}>
      {sample}
    </Text>
    <div className={classes.ways}>{children}</div>
  </div>
);
