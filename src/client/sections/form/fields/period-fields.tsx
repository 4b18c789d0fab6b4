import { SimpleGrid } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { DateField } from './date-field';
import { SwitchField } from './fields';

interface Period {
  startDate: string;
  endDate: string;
  isCurrent: boolean;
}

/** Start and end dates; a current entry has no end. */
export function PeriodFields<V extends Period>({ form }: { form: UseFormReturnType<V> }) {
  const { isCurrent } = form.getValues();
  const endDate = form.getInputProps('endDate');
  return (
    <>
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <DateField form={form} name="startDate" />
        <DateField form={form} name="endDate" disabled={isCurrent} disabledText="Present" />
      </SimpleGrid>
      <SwitchField form={form} name="isCurrent" onSwitch={(on) => on && endDate.onChange('')} />
    </>
  );
}
