import { Input, VisuallyHidden } from '@mantine/core';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useFieldName } from './field-names';
import type { FieldProps } from './fields';
import classes from './rating-field.module.css';

/** A star rating, set with the pointer or the arrow keys. */
export function RatingField<V>({ form, name, max }: FieldProps<V> & { max: number }) {
  const { id, label, withAsterisk } = useFieldName(name);
  const { value, onChange, error } = form.getInputProps(name);
  const stars = Array.from({ length: max }, (_, index) => index + 1);
  return (
    <fieldset id={id} tabIndex={-1} className={classes.set}>
      <Input.Label component="legend" required={withAsterisk} labelElement="div">
        {label}
      </Input.Label>
      <div className={classes.stars}>
        {stars.map((star) => {
          const Star = star <= value ? IconStarFilled : IconStar;
          return (
            <label key={star} className={classes.star} data-on={star <= value || undefined}>
              <input
                type="radio"
                name={id}
                value={star}
                checked={star === value}
                onChange={() => onChange(star)}
                className={classes.input}
              />
              <Star size={28} aria-hidden />
              <VisuallyHidden>{`${star} of ${max} stars`}</VisuallyHidden>
            </label>
          );
        })}
      </div>
      {error && <Input.Error>{error}</Input.Error>}
    </fieldset>
  );
}
