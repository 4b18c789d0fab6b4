import type { CSSProperties, ReactNode } from 'react';

const sans = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const serif = "Georgia, 'Times New Roman', serif";
const paper = '#faf7f2';
const surface = '#fffdf9';
const inkColor = '#26221d';
const quiet = '#655d53';
const accent = '#4442b0';

const page: CSSProperties = { margin: 0, padding: 0, backgroundColor: paper };
const outer: CSSProperties = { width: '100%', backgroundColor: paper, borderCollapse: 'collapse' };
const card: CSSProperties = {
  width: '100%',
  maxWidth: 560,
  backgroundColor: surface,
  border: '1px solid #e6dfd4',
  borderRadius: 12,
  borderCollapse: 'separate',
};
const brand: CSSProperties = {
  padding: '28px 32px 0',
  font: `600 20px/1.3 ${serif}`,
  color: inkColor,
};
const content: CSSProperties = {
  padding: '12px 32px 24px',
  font: `16px/1.6 ${sans}`,
  color: inkColor,
  overflowWrap: 'anywhere',
};
const paragraph: CSSProperties = { margin: '16px 0' };
const button: CSSProperties = {
  display: 'inline-block',
  padding: '14px 24px',
  borderRadius: 8,
  backgroundColor: accent,
  color: '#fffdf9',
  font: `600 16px/1 ${sans}`,
  textDecoration: 'none',
};
const small: CSSProperties = { margin: '12px 0 0', font: `13px/1.5 ${sans}`, color: quiet };
const footer: CSSProperties = { padding: '20px 32px 32px', font: `13px/1.5 ${sans}`, color: quiet };
// The preview text in a list of mails, invisible in the mail itself.
const hidden: CSSProperties = {
  display: 'none',
  maxHeight: 0,
  overflow: 'hidden',
  opacity: 0,
  fontSize: 1,
  lineHeight: '1px',
  color: paper,
};

// Clients without dark mode ignore this and show the light scheme.
const darkScheme = `
  :root { color-scheme: light dark; supported-color-schemes: light dark; }
  @media (prefers-color-scheme: dark) {
    .mail-page { background-color: #171512 !important; }
    .mail-card { background-color: #211f1b !important; border-color: #353129 !important; }
    .mail-ink { color: #ece7df !important; }
    .mail-quiet { color: #b3aa9e !important; }
    .mail-link { color: #b5b4e6 !important; }
    .mail-button { background-color: #5856c6 !important; color: #fffdf9 !important; }
  }`;

interface MailLayoutProps {
  subject: string;
  language: string;
  direction: 'ltr' | 'rtl';
  preheader: string;
  productName: string;
  /** Stops mails of this kind; omitted if the mail was not a choice. */
  stopLink?: string | undefined;
  children: ReactNode;
}

/** The label of the link that unsubscribes from optional mails. */
export const stopWords = 'Stop these mails';

/** The layout of every mail: tables and inline styles, which all clients understand, and no remote content. */
export function MailLayout({
  subject,
  language,
  direction,
  preheader,
  productName,
  stopLink,
  children,
}: MailLayoutProps) {
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{darkScheme}</style>
      </head>
      <body style={page} className="mail-page">
        <div style={hidden}>{preheader}</div>
        <table role="presentation" cellPadding={0} cellSpacing={0} style={outer} className="mail-page">
          <tbody>
            <tr>
              <td align="center" style={{ padding: '32px 12px' }}>
                {/* Many programs keep only what is in the body. */}
                <table
                  role="presentation"
                  cellPadding={0}
                  cellSpacing={0}
                  dir={direction}
                  style={{ ...card, textAlign: direction === 'rtl' ? 'right' : 'left' }}
                  className="mail-card"
                >
                  <tbody>
                    <tr>
                      <td style={brand} className="mail-ink">
                        {productName}
                      </td>
                    </tr>
                    <tr>
                      <td style={content} className="mail-ink">
                        {children}
                      </td>
                    </tr>
                  </tbody>
                </table>
                <div style={footer} className="mail-quiet">
                  {productName}
                  {stopLink && (
                    <>
                      <br />
                      You get this mail because you chose it. <MailLink href={stopLink}>{stopWords}</MailLink>
                    </>
                  )}
                </div>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

export function MailParagraph({ children }: { children: ReactNode }) {
  return <p style={paragraph}>{children}</p>;
}

/** A link, shown as its address if it has no words. */
export function MailLink({ href, children }: { href: string; children?: ReactNode }) {
  return (
    <a href={href} dir={children ? undefined : 'ltr'} style={{ color: accent }} className="mail-link">
      {children ?? href}
    </a>
  );
}

/** A button, with the plain address below it for clients that show no buttons. */
export function MailButton({ href, label }: { href: string; label: string }) {
  return (
    <div style={{ margin: '24px 0' }}>
      <a href={href} style={button} className="mail-button">
        {label}
      </a>
      <p style={small} className="mail-quiet">
        <MailLink href={href} />
      </p>
    </div>
  );
}
