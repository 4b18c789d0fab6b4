import { dateText } from '../../../contracts/date-text';
import classes from './notice.module.css';

interface VersionsProps {
  labels: Record<string, string>;
  /** The fields to compare. */
  fields: string[];
  /** Each version under the words that say whose it is. */
  versions: Record<string, object>;
}

/** Versions of an entry beside each other, field by field. */
export function Versions({ labels, fields, versions }: VersionsProps) {
  const sides = Object.entries(versions).map(
    ([whose, values]) => [whose, new Map<string, unknown>(Object.entries(values))] as const,
  );
  return (
    <dl className={classes.versions}>
      {fields.map((field) => (
        <div key={field} className={classes.version}>
          <dt>{labels[field] ?? (field === 'translations' ? 'In other languages' : field)}</dt>
          {sides.map(([whose, values]) => (
            <dd key={whose}>
              <span className={classes.whose}>{whose}</span>
              <Value value={values.get(field)} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Value({ value }: { value: unknown }) {
  const text = textOf(value);
  return text ? <span className={classes.value}>{text}</span> : <em>Empty</em>;
}

/** A value of any field in words. */
function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join('\n');
  if (typeof value === 'object' && value !== null) return Object.values(value).map(textOf).join(', ');
  return dateText(String(value ?? ''));
}
