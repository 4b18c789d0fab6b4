import { Logo } from './logo';
import { SiteLinks } from './site-links';

const links = [
  { href: '/features', label: 'Features' },
  { href: '/templates', label: 'Templates' },
  { href: '/landing#pricing', label: 'Pricing' },
  { href: '/help', label: 'Help' },
];

interface SiteHeaderProps {
  /** Of the current page. */
  path: string;
  isSignedIn: boolean;
}

export const SiteHeader = ({ path, isSignedIn }: SiteHeaderProps) => (
  <header className="site-header">
    <a className="logo" href="/landing">
      <Logo />
    </a>
    <nav aria-label="Storyfolio">
      <SiteLinks links={links} path={path} />
    </nav>
    {isSignedIn ? (
      <a className="button" href="/">
        Dashboard
      </a>
    ) : (
      <a className="button" href="/login">
        Sign In
      </a>
    )}
  </header>
);
