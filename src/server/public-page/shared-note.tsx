import { Paragraphs } from './parts';
import { useWords } from './spoken-words';

/** What is different on a page for somebody who came through a link. */
export interface SharedView {
  /** For the reader, above the page. */
  note: string | null;
  /** Whether the sender sees what is read. */
  isMeasured: boolean;
  /** Of the link, where it is an open of it that the page shows. */
  token?: string | undefined;
}

interface SharedNoteProps extends Omit<SharedView, 'token'> {
  /** The owner of the page. */
  name: string;
  slug: string;
}

/** What somebody who came through a link reads first: the sender's note, and what the sender sees. */
export function SharedNote({ name, slug, note, isMeasured }: SharedNoteProps) {
  const { t } = useWords();
  return (
    <aside className="shared-note" aria-label={t('page.links.about')}>
      {note && (
        <div className="shared-words">
          <Paragraphs text={note} />
        </div>
      )}
      {isMeasured ? (
        <form method="post" action={`/profile/${slug}/unmeasured`} className="quiet">
          <p>{t('page.links.measured', { name })}</p>
          <button type="submit">{t('page.links.goOnUnseen')}</button>
        </form>
      ) : (
        <p className="quiet">{t('page.links.unmeasured', { name })}</p>
      )}
    </aside>
  );
}

/** Where no script reports that the page is seen, its style asks for a picture once it shows. */
export const SeenWithoutScript = ({ token }: { token: string }) => (
  <noscript>
    <style>{`.shared-note{background-image:url(/v/${token}/seen.gif)}`}</style>
  </noscript>
);
