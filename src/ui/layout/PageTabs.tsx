import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Fragment, useEffect, useRef, type ComponentType } from 'react';
import { useSearchParams } from 'react-router-dom';
import classes from './PageTabs.module.css';

export type PageTab<Props extends object = object> = {
  value: string;
  label: string;
  Panel: ComponentType<Props>;
  /** The tab's group, for when there are too many tabs for a row: they are then listed at the side, under their groups. */
  group?: string;
};

type PageTabsProps<Props extends object> = {
  /** The first tab is open when the URL names none, or an unknown one. */
  tabs: readonly PageTab<Props>[];
};

const NOTHING = {};

/** Renders the parts of a page, one at a time. The open tab is in the URL; if the tabs are in a row, it is scrolled into view. */
export const PageTabs = ({ tabs }: PageTabsProps<object>) => <PageTabsOf tabs={tabs} of={NOTHING} />;

/** Like `PageTabs`, for tabs that all get the same props, such as the page's record. A tab keeps its unsaved input when those change. */
export function PageTabsOf<Props extends object>({ tabs, of }: PageTabsProps<Props> & { of: Props }) {
  const [params, setParams] = useSearchParams();
  const first = tabs[0]?.value ?? '';
  const open = tabs.find(({ value }) => value === params.get('tab'))?.value ?? first;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current && tab)
      list.current.scrollLeft = tab.offsetLeft - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  const hasRoom = useMediaQuery('(min-width: 62em)', undefined, { getInitialValueInEffect: false });
  const isAtSide = hasRoom && tabs.some(({ group }) => group !== undefined);
  return (
    <Tabs
      value={open}
      orientation={isAtSide ? 'vertical' : 'horizontal'}
      variant={isAtSide ? 'pills' : 'default'}
      className={classes['tabs'] ?? ''}
      onChange={(tab) => setParams(tab && tab !== first ? { tab } : {}, { replace: true })}
      keepMounted={false}
    >
      <Tabs.List ref={list} className={classes['list'] ?? ''}>
        {tabs.map(({ value, label, group }, index) => (
          <Fragment key={value}>
            {isAtSide && group !== tabs[index - 1]?.group && (
              <span className={classes['group']} aria-hidden>
                {group}
              </span>
            )}
            <Tabs.Tab value={value} className={classes['tab'] ?? ''}>
              {label}
            </Tabs.Tab>
          </Fragment>
        ))}
      </Tabs.List>
      {tabs.map(({ value, Panel }) => (
        <Tabs.Panel key={value} value={value} className={classes['panel'] ?? ''}>
          <Panel {...of} />
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
