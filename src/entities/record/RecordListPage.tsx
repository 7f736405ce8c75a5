import type { ReactNode } from 'react';
import { Stack } from '@mantine/core';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { ListActionButton } from '@/ui/table/ListActionButton';
import type { ListAction } from '@/ui/table/ListMenu';
import classes from './RecordListPage.module.css';
import { RecordList, type RecordListProps } from './RecordList';

type RecordListPageProps<Row extends { id: string }> = Omit<RecordListProps<Row>, 'menu'> & {
  title: string;
  subtitle?: ReactNode;
  /** What most people come for: "New job". */
  primary?: ReactNode;
  /** What else leads on from here. On phones these are in the list's menu. */
  actions?: readonly ListAction[];
  /** What stands in the header besides, such as a page's own menu. */
  headerExtra?: ReactNode;
  /** What stands between the header and the list: sums, queues. */
  before?: ReactNode;
  /** What stands beside the list where there is room. */
  aside?: ReactNode;
  /** Drawers and dialogs. */
  children?: ReactNode;
};

/** The page of a list: header, what comes before the list, the list. */
export function RecordListPage<Row extends { id: string }>({
  title,
  subtitle,
  primary,
  actions = [],
  headerExtra,
  before,
  aside,
  children,
  ...list
}: RecordListPageProps<Row>) {
  const rows = <RecordList<Row> {...list} menu={actions} />;
  return (
    <PageBody size={aside === undefined ? 'wide' : 'full'}>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            {actions.map((action) => (
              <ListActionButton key={action.label} action={action} />
            ))}
            {primary}
            {headerExtra}
          </>
        }
      />
      {before}
      {aside === undefined ? (
        rows
      ) : (
        <div className={classes.layout}>
          {aside}
          <Stack gap="md" miw={0}>
            {rows}
          </Stack>
        </div>
      )}
      {children}
    </PageBody>
  );
}
