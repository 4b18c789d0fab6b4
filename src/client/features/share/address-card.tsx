import { Button, Text, TextInput } from '@mantine/core';
import { IconBrandLinkedin, IconBrandX, IconMail, IconMessage, type TablerIcon } from '@tabler/icons-react';
import { CopyButton } from '../../ui/copy-button';
import { useCopy } from '../../ui/use-copy';
import { QrCode } from '../qr-code/qr-code';
import classes from './share.module.css';
import { ShareCard } from './share-card';

interface AddressCardProps {
  url: string;
  slug: string;
  /** Empty if the owner has not given one. */
  name: string;
  /** Whether the address opens for nobody but the owner. */
  isPrivate: boolean;
}

/** The address of the page, the ways to send it, and its QR code. */
export function AddressCard({ url, slug, name, isPrivate }: AddressCardProps) {
  const { copyText, isCopied } = useCopy('Profile URL copied to clipboard', 'Failed to copy URL');
  const share = deviceShare(url);
  const title = name ? `${name}: portfolio` : 'My portfolio';
  return (
    <ShareCard
      title="Profile URL"
      purpose={
        isPrivate
          ? 'Your page is private: this address opens for nobody but you until you make the page unlisted or public.'
          : 'Whoever has it sees what you have made public.'
      }
    >
      <div className={classes.sending}>
        <div className={classes.card}>
          <div className={classes.address}>
            <TextInput
              aria-label="Profile URL"
              value={url}
              readOnly
              onFocus={({ currentTarget }) => currentTarget.select()}
            />
            <CopyButton label="Copy" isPrimary isCopied={isCopied} onCopy={() => copyText(url)} />
          </div>
          <div className={classes.ways}>
            <ShareLink icon={IconBrandLinkedin} label="LinkedIn" href={linkedInHref(url)} isExternal />
            <ShareLink icon={IconBrandX} label="X" href={xHref(url, title)} isExternal />
            <ShareLink icon={IconMail} label="Email" href={mailHref(url, title)} />
            <Button
              variant="default"
              leftSection={<IconMessage size={18} aria-hidden />}
              onClick={() => share(title, () => copyText(url))}
            >
              Message
            </Button>
          </div>
        </div>
        <div className={classes.code}>
          <QrCode url={url} filename={`${slug}-qr`} name={name} />
          <Text size="sm" c="dimmed">
            For a printed CV, a business card or a slide.
          </Text>
        </div>
      </div>
    </ShareCard>
  );
}

interface ShareLinkProps {
  icon: TablerIcon;
  label: string;
  href: string;
  isExternal?: boolean;
}

function ShareLink({ icon: Icon, label, href, isExternal = false }: ShareLinkProps) {
  const target = isExternal
    ? { target: '_blank', rel: 'noopener', 'aria-description': 'Opens in a new tab' }
    : {};
  return (
    <Button
      component="a"
      variant="default"
      leftSection={<Icon size={18} aria-hidden />}
      href={href}
      {...target}
    >
      {label}
    </Button>
  );
}

const linkedInHref = (url: string) =>
  `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(url)}`;

const xHref = (url: string, title: string) =>
  `https://x.com/intent/post?url=${encodeURIComponent(url)}&text=${encodeURIComponent(title)}`;

const mailHref = (url: string, title: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`Here is my portfolio:\n\n${url}\n`)}`;

/** Shares with the device's own share sheet, or copies the address where there is none. */
function deviceShare(url: string) {
  return async (title: string, copy: () => Promise<void>) => {
    if (!('share' in navigator)) return copy();
    try {
      await navigator.share({ title, url });
    } catch (cause) {
      // Dismissing the share sheet means not copying the URL either.
      if (!(cause instanceof DOMException && cause.name === 'AbortError')) await copy();
    }
  };
}
