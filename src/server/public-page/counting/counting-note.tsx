import { useWords } from '../spoken-words';

/**
 * What the page counts, and the choice not to be counted. The script shows it: where no script runs, nothing is
 * counted.
 */
export function CountingNote() {
  const { t } = useWords();
  return (
    <div className="counting" hidden>
      <p>{t('page.foot.counting')}</p>
      <label>
        <input type="checkbox" /> {t('page.foot.uncounted')}
      </label>
    </div>
  );
}
