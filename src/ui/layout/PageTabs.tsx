import { Tabs } from '@mantine/core';
import type { ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';

export type PageTab = { value: string; label: string; Panel: ComponentType };

type PageTabsProps = {
  /** The first one is open when the address names none, or none of these. */
  tabs: readonly PageTab[];
  /** The space below the row of tabs. */
  gap?: 'md' | 'lg';
};

/** The parts of a page, one at a time. The open one is in the address. */
export function PageTabs({ tabs, gap = 'lg' }: PageTabsProps) {
  const [params, setParams] = useSearchParams();
  const first = tabs[0]?.value ?? '';
  const open = tabs.find(({ value }) => value === params.get('tab'))?.value ?? first;
  return (
    <Tabs
      value={open}
      onChange={(tab) => setParams(tab && tab !== first ? { tab } : {}, { replace: true })}
      keepMounted={false}
    >
      <Tabs.List mb={gap}>
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value} mih={44}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, Panel }) => (
        <Tabs.Panel key={value} value={value}>
          <Panel />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
