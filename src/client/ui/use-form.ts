import { type UseFormInput, type UseFormReturnType, useForm as useMantineForm } from '@mantine/form';
import { useEffect, useRef, useState } from 'react';

/** Mantine's form, which focuses the first invalid field on submit. */
export function useForm<Values extends Record<string, unknown>>(
  options: UseFormInput<Values>,
): UseFormReturnType<Values> {
  const form = useMantineForm<Values>(options);
  const submitted = useRef<Element>(undefined);
  const [faulty, setFaulty] = useState<string[]>([]);

  // After the errors are rendered, so that screen readers announce them with the field.
  useEffect(() => {
    const fields = submitted.current?.querySelectorAll<HTMLElement>('[data-path]') ?? [];
    [...fields].find((field) => faulty.includes(field.dataset.path ?? ''))?.focus();
  }, [faulty]);

  return {
    ...form,
    setErrors(errors) {
      form.setErrors(errors);
      if (typeof errors !== 'function') setFaulty(Object.keys(errors));
    },
    setFieldError(path, error) {
      form.setFieldError(path, error);
      setFaulty([String(path)]);
    },
    onSubmit: (handleSubmit, handleFaults) => {
      const submit = form.onSubmit(handleSubmit, (faults, values, event) => {
        setFaulty(Object.keys(faults));
        handleFaults?.(faults, values, event);
      });
      return (event) => {
        if (event?.target instanceof Element) submitted.current = event.target;
        submit(event);
      };
    },
  };
}
