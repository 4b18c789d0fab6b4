import type { ReactNode } from 'react';

interface ArticleProps {
  title: string;
  lead?: ReactNode;
  /** Whether it needs more width than text. */
  isWide?: boolean;
  children: ReactNode;
}

/** A page that is read from top to bottom: a title, a sentence of what it is about, and text. */
export const Article = ({ title, lead, isWide = false, children }: ArticleProps) => (
  <div className="article">
    <header className="article-head">
      <h1>{title}</h1>
      {lead !== undefined && <p className="lead">{lead}</p>}
    </header>
    <div className={isWide ? 'reading wide' : 'reading'}>{children}</div>
  </div>
);
