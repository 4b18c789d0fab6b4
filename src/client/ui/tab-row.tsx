import { Tabs } from '@mantine/core';
import type { TablerIcon } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import classes from './tab-row.module.css';

interface TabRowProps {
  tabs: { name: string; label: string; icon: TablerIcon }[];
  /** The name of the open one. */
  open: string;
}

/** The tabs of a screen on one line, which scrolls where it is too narrow. */
export function TabRow({ tabs, open }: TabRowProps) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab is the active one
  useEffect(() => scrollToActive(list.current), [open]);
  return (
    <Tabs.List ref={list} className={classes.tabs} mb="lg">
      {tabs.map(({ name, label, icon: Icon }) => (
        <Tabs.Tab
          key={name}
          value={name}
          className={classes.tab}
          leftSection={<Icon size={18} aria-hidden />}
        >
          {label}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}

/** Scrolls the row of tabs, and nothing else, to the active one. */
function scrollToActive(list: HTMLElement | null) {
  const active = list?.querySelector<HTMLElement>('[data-active]');
  if (!list || !active) return;
  list.scrollLeft = active.offsetLeft - (list.clientWidth - active.offsetWidth) / 2;
}
