import { Tabs } from '@mantine/core';
import { useEffect, useRef, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import classes from './PageTabs.module.css';

export type PageTab = { value: string; label: string; Panel: ComponentType };

type PageTabsProps = {
  /** The first one is open when the address names none, or none of these. */
  tabs: readonly PageTab[];
};

/** The parts of a page, one at a time. The open one is in the address; on phones their row scrolls sideways to it. */
export function PageTabs({ tabs }: PageTabsProps) {
  const [params, setParams] = useSearchParams();
  const first = tabs[0]?.value ?? '';
  const open = tabs.find(({ value }) => value === params.get('tab'))?.value ?? first;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  return (
    <Tabs
      value={open}
      onChange={(tab) => setParams(tab && tab !== first ? { tab } : {}, { replace: true })}
      keepMounted={false}
    >
      <Tabs.List ref={list} mb="md" className={classes['list'] ?? ''}>
        {tabs.map(({ value, label }) => (
          <Tabs.Tab key={value} value={value} mih={44}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ value, Panel }) => (
        <Tabs.Panel key={value} value={value} className={classes['panel'] ?? ''}>
          <Panel />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
