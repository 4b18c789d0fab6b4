import { Logo } from './logo';
import type { Operator } from './operator';
import { SiteLinks } from './site-links';

/** The links below every page, in groups. */
export const footerLinks = [
  {
    title: 'Product',
    links: [
      { href: '/features', label: 'Features' },
      { href: '/templates', label: 'Templates' },
      { href: '/integrations', label: 'Integrations' },
      { href: '/landing#pricing', label: 'Pricing' },
    ],
  },
  {
    title: 'Storyfolio',
    links: [
      { href: '/about', label: 'About' },
      { href: '/blog', label: 'Blog' },
      { href: '/careers', label: 'Careers' },
    ],
  },
  {
    title: 'Answers',
    links: [
      { href: '/help', label: 'Help' },
      { href: '/docs', label: 'API reference' },
      { href: '/status', label: 'Status' },
      { href: '/support', label: 'Support' },
    ],
  },
  {
    title: 'Small print',
    links: [
      { href: '/terms', label: 'Terms' },
      { href: '/privacy', label: 'Privacy' },
    ],
  },
];

interface SiteFooterProps {
  /** Of the current page. */
  path: string;
  operator: Operator;
}

export const SiteFooter = ({ path, operator }: SiteFooterProps) => (
  <footer className="site-footer">
    <div className="footer-inside">
      <div className="footer-about">
        <p className="logo">
          <Logo />
        </p>
        <p>Your story, beautifully told.</p>
        {operator.name && <p className="quiet">Run by {operator.name}.</p>}
      </div>
      <nav aria-label="Footer">
        {footerLinks.map(({ title, links }) => (
          <div key={title}>
            <p className="footer-title">{title}</p>
            <SiteLinks links={links} path={path} />
          </div>
        ))}
      </nav>
    </div>
  </footer>
);
