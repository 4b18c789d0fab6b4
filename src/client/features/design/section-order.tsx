import { Text } from '@mantine/core';
import { withSection } from '../../../contracts/design';
import { SwitchList } from '../../ui/order/switch-list';
import { sectionLabel, visibilityNotes } from './labels';
import type { LookProps } from './look-choices';

/** The sections of the page: their order, and which of them visitors see. */
export function SectionOrder({ design, onChange }: LookProps) {
  const items = design.sections.map(({ key, isShown }) => ({
    id: key,
    label: sectionLabel(key),
    hint: visibilityNotes[key]?.[isShown ? 'shown' : 'hidden'],
    isOn: isShown,
  }));
  const reorder = (ids: string[]) =>
    onChange({ ...design, sections: ids.flatMap((id) => design.sections.filter(({ key }) => key === id)) });
  const show = (id: string, isShown: boolean) => onChange(withSection(design, { key: id, isShown }));
  return (
    <section aria-labelledby="sections-title">
      <Text fw={600} id="sections-title">
        Sections
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        Their order on the page, and which of them visitors see. Sections without public entries do not show.
      </Text>
      <SwitchList items={items} noun="section" onReorder={reorder} onSwitch={show} />
    </section>
  );
}
