import type { Words } from '../../words/words';
import { useWords } from './spoken-words';

const scriptWords = ({ t }: Words) => ({
  close: t('page.photos.close'),
  previousPhoto: t('page.photos.previous'),
  nextPhoto: t('page.photos.next'),
  copy: t('page.contact.copy'),
  copied: t('page.contact.copied'),
  sending: t('forms.sending'),
  failed: t('forms.failed'),
  failedForGood: t('forms.failedForGood'),
  failedTooLong: t('forms.failedTooLong'),
  failedForNow: t('forms.failedForNow'),
});

/** What the scripts of a page say. */
export type ScriptTexts = ReturnType<typeof scriptWords>;

/** The words of the page's scripts, which are the same files for every language. */
export function ScriptWords() {
  return (
    <script type="application/json" id="script-words">
      {JSON.stringify(scriptWords(useWords()))}
    </script>
  );
}
