interface SiteLinksProps {
  links: { href: string; label: string }[];
  /** Of the current page. */
  path: string;
}

/** A list of links, in which the current page is marked. */
export const SiteLinks = ({ links, path }: SiteLinksProps) => (
  <ul>
    {links.map(({ href, label }) => (
      <li key={href}>
        <a href={href} aria-current={href === path ? 'page' : undefined}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);
