import { NativeSelect, NumberInput, Textarea, TextInput, type TextInputProps } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DescribedSwitch } from '../../../ui/described-switch';
import { useFieldName } from './field-names';
import { InOtherLanguages } from './in-other-languages';

/** The form of an input, and the field it edits. */
export interface FieldProps<V> {
  form: UseFormReturnType<V>;
  name: keyof V & string;
  hint?: string;
}

type TextFieldProps<V> = FieldProps<V> &
  Pick<
    TextInputProps,
    'autoComplete' | 'autoCapitalize' | 'inputMode' | 'placeholder' | 'spellCheck' | 'type'
  >;

export function TextField<V>({ form, name, hint, ...input }: TextFieldProps<V>) {
  return (
    <>
      <TextInput {...useFieldName(name)} description={hint} {...input} {...form.getInputProps(name)} />
      <InOtherLanguages name={name} kind="line" />
    </>
  );
}

export function AreaField<V>({ form, name, hint }: FieldProps<V>) {
  return (
    <>
      <Textarea
        {...useFieldName(name)}
        description={hint}
        autosize
        minRows={3}
        maxRows={12}
        {...form.getInputProps(name)}
      />
      <InOtherLanguages name={name} kind="area" />
    </>
  );
}

interface NumberFieldProps<V> extends FieldProps<V> {
  min: number;
  max: number;
}

export function NumberField<V>({ form, name, hint, min, max }: NumberFieldProps<V>) {
  return (
    <NumberInput
      {...useFieldName(name)}
      description={hint}
      min={min}
      max={max}
      // The contract explains what is wrong; silently clamping the number would not.
      clampBehavior="none"
      {...form.getInputProps(name)}
    />
  );
}

interface ChoiceFieldProps<V> extends FieldProps<V> {
  /** What else follows from the choice. */
  onChoose?: (value: string) => void;
  options: readonly string[] | readonly { value: string; label: string }[];
}

/** A choice from an enumeration, with the platform's native list. */
export function ChoiceField<V>({ form, name, hint, options, onChoose }: ChoiceFieldProps<V>) {
  const { onChange, ...input } = form.getInputProps(name);
  return (
    <NativeSelect
      {...useFieldName(name)}
      description={hint}
      data={[{ value: '', label: 'Choose…' }, ...options]}
      {...input}
      onChange={(event) => {
        onChange(event);
        onChoose?.(event.currentTarget.value);
      }}
    />
  );
}

interface SwitchFieldProps<V> extends FieldProps<V> {
  /** Further effects of the switch. */
  onSwitch?: (on: boolean) => void;
}

export function SwitchField<V>({ form, name, hint, onSwitch }: SwitchFieldProps<V>) {
  const { id, label } = useFieldName(name);
  const { onChange, ...input } = form.getInputProps(name, { type: 'checkbox' });
  return (
    <DescribedSwitch
      id={id}
      label={label}
      hint={hint}
      {...input}
      onChange={(on) => {
        onChange(on);
        onSwitch?.(on);
      }}
    />
  );
}
