import { type ReactNode, useId } from 'react';
import classes from './choice.module.css';

interface Option<V extends string> {
  value: V;
  label: string;
  description?: string;
  /** A picture of it; decorative. */
  picture?: ReactNode;
}

interface ChoiceProps<V extends string> {
  legend: string;
  options: Option<V>[];
  value: V;
  onChange: (value: V) => void;
  layout?: 'cards' | 'rows' | 'swatches';
  children?: ReactNode;
}

/** One of several, each with a picture or words. */
export function Choice<V extends string>(props: ChoiceProps<V>) {
  const { legend, options, value, onChange, layout = 'rows', children } = props;
  const name = useId();
  return (
    <fieldset className={classes.choice}>
      <legend className={classes.legend}>{legend}</legend>
      <div className={classes.options} data-layout={layout}>
        {options.map((option) => (
          <label key={option.value} className={classes.option}>
            <input
              type="radio"
              className={classes.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.picture}
            <span className={classes.words}>
              <span className={classes.label}>{option.label}</span>
              {option.description && <span className={classes.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      {children}
    </fieldset>
  );
}
