import { Input, Rating } from '@mantine/core';
import { useFieldName } from './field-names';
import type { FieldProps } from './fields';

/** Stars, chosen with the pointer or the arrow keys. */
export function RatingField<V>({ form, name, max }: FieldProps<V> & { max: number }) {
  const { id, label, withAsterisk } = useFieldName(name);
  const { value, onChange, error } = form.getInputProps(name);
  return (
    <Input.Wrapper
      label={label}
      withAsterisk={withAsterisk}
      error={error}
      labelElement="div"
      labelProps={{ id: `${id}-label` }}
    >
      <Rating
        id={id}
        size="xl"
        count={max}
        value={value}
        onChange={onChange}
        role="radiogroup"
        aria-labelledby={`${id}-label`}
        getSymbolLabel={(stars) => `${stars} of ${max} stars`}
      />
    </Input.Wrapper>
  );
}
