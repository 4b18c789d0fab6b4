import { schemaResolver, type UseFormReturnType } from '@mantine/form';
import type { z } from 'zod';
import { useForm } from './use-form';

/** A form validated by a contract's schema, with the same messages as the server's. */
export function useZodForm<Values extends Record<string, unknown>>(
  schema: z.ZodType,
  initialValues: Values,
): UseFormReturnType<Values> {
  return useForm<Values>({ initialValues, validate: schemaResolver(schema, { sync: true }) });
}
