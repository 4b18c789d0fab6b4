import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { ActionIcon, Text } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { PageSection } from '../../../contracts/design';
import { DescribedSwitch } from '../../ui/described-switch';
import { DragHandle } from '../../ui/order/drag-handle';
import { type Moves, SortableList } from '../../ui/order/sortable-list';
import { sectionLabel, visibilityNotes } from './labels';
import type { LookProps } from './look-choices';
import classes from './section-order.module.css';

interface Row {
  id: PageSection;
  isShown: boolean;
}

/** The sections of the page: their order, and which of them visitors see. */
export function SectionOrder({ design, onChange }: LookProps) {
  const rows: Row[] = design.sections.map(({ key, isShown }) => ({ id: key, isShown }));
  const reorder = (ids: string[]) =>
    onChange({ ...design, sections: ids.flatMap((id) => design.sections.filter(({ key }) => key === id)) });
  const show = (id: PageSection, isShown: boolean) =>
    onChange({
      ...design,
      sections: design.sections.map((section) => (section.key === id ? { ...section, isShown } : section)),
    });
  return (
    <section aria-labelledby="sections-title">
      <Text fw={600} id="sections-title">
        Sections
      </Text>
      <Text size="sm" c="dimmed" mb="xs">
        Their order on the page, and which of them visitors see. Sections without public entries do not show.
      </Text>
      <div className={classes.rows}>
        <SortableList items={rows} nameOf={({ id }) => sectionLabel(id)} onReorder={reorder}>
          {(row, moves) => (
            <SectionRow key={row.id} row={row} moves={moves} onShow={(isShown) => show(row.id, isShown)} />
          )}
        </SortableList>
      </div>
    </section>
  );
}

interface SectionRowProps {
  row: Row;
  moves: Moves;
  onShow: (isShown: boolean) => void;
}

function SectionRow({ row: { id, isShown }, moves, onShow }: SectionRowProps) {
  const still = useReducedMotion();
  const sortable = useSortable({
    id,
    attributes: { roleDescription: 'sortable section' },
    transition: still ? null : { duration: 180, easing: 'ease' },
  });
  const label = sectionLabel(id);
  return (
    <div
      ref={sortable.setNodeRef}
      className={classes.row}
      data-dragging={sortable.isDragging || undefined}
      style={{ transform: CSS.Translate.toString(sortable.transform), transition: sortable.transition }}
    >
      <DragHandle sortable={sortable} name={label} />
      <div className={classes.shown}>
        <DescribedSwitch
          size="sm"
          label={label}
          hint={visibilityNotes[id]?.[isShown ? 'shown' : 'hidden']}
          checked={isShown}
          onChange={onShow}
        />
      </div>
      <Move label={`Move ${label} up`} move={moves.up}>
        <IconArrowUp size={18} aria-hidden />
      </Move>
      <Move label={`Move ${label} down`} move={moves.down}>
        <IconArrowDown size={18} aria-hidden />
      </Move>
    </div>
  );
}

interface MoveProps {
  label: string;
  move: (() => void) | undefined;
  children: React.ReactNode;
}

const Move = ({ label, move, children }: MoveProps) => (
  <ActionIcon
    className={classes.move}
    variant="subtle"
    color="gray"
    aria-label={label}
    // A disabled button would lose the keyboard focus.
    aria-disabled={move === undefined}
    onClick={move}
  >
    {children}
  </ActionIcon>
);
