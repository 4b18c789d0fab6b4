import { dateText } from '../../../contracts/date-text';
import { languageName } from '../../../contracts/page-language';
import { sameValue } from './form-values';
import classes from './notice.module.css';
import { translationsIn } from './translated-text';

interface VersionsProps {
  labels: Record<string, string>;
  /** The fields to compare. */
  fields: string[];
  /** Each version under the words that say whose it is. */
  versions: Record<string, object>;
}

/** Versions of an entry beside each other, field by field. */
export function Versions({ labels, fields, versions }: VersionsProps) {
  const rows = fields.flatMap((field): Row[] =>
    field === 'translations'
      ? translatedTexts(Object.values(versions)).map(([language, name]) => ({
          key: `${language}.${name}`,
          label: `${labels[name] ?? name} · ${languageName(language)}`,
          language,
          readFrom: (values: object) => translationsIn(values)[language]?.[name],
        }))
      : [
          {
            key: field,
            label: labels[field] ?? field,
            language: undefined,
            readFrom: (values: object) => new Map<string, unknown>(Object.entries(values)).get(field),
          },
        ],
  );
  return (
    <dl className={classes.versions}>
      {rows.map(({ key, label, language, readFrom }) => (
        <div key={key} className={classes.version}>
          <dt>{label}</dt>
          {Object.entries(versions).map(([whose, values]) => (
            <dd key={whose}>
              <span className={classes.whose}>{whose}</span>
              <Value value={readFrom(values)} language={language} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

interface Row {
  key: string;
  label: string;
  /** Of a text in another language. */
  language: string | undefined;
  readFrom(values: object): unknown;
}

/** The language and the field of each text in other languages that the versions do not have in common. */
function translatedTexts(versions: object[]): [language: string, field: string][] {
  const all = versions.map(translationsIn);
  const languages = [...new Set(all.flatMap(Object.keys))];
  return languages.flatMap((language) => {
    const fields = new Set(all.flatMap((each) => Object.keys(each[language] ?? {})));
    const differs = (field: string) => {
      const [first, ...others] = all.map((each) => each[language]?.[field]);
      return others.some((other) => !sameValue(first, other));
    };
    return [...fields].filter(differs).map((field): [string, string] => [language, field]);
  });
}

function Value({ value, language }: { value: unknown; language: string | undefined }) {
  const text = textOf(value);
  return text ? (
    <span className={classes.value} lang={language}>
      {text}
    </span>
  ) : (
    <em>Empty</em>
  );
}

/** A value of any field in words. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(', ');
  return dateText(String(value ?? ''));
}
