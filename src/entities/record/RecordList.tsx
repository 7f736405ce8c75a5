import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ExportProgress } from '@/ui/feedback/ExportProgress';
import type { DataColumn, SortState } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { ListActionButton } from '@/ui/table/ListActionButton';
import { ListMenu, type ListAction } from '@/ui/table/ListMenu';
import { ListToolbar } from '@/ui/table/ListToolbar';
import type { ListParams } from '@/ui/table/useListParams';
import type { Selection } from '@/ui/table/useSelection';
import { ColumnChooser } from './ColumnChooser';
import type { ListState } from './listState';
import { SavedViews } from './SavedViews';
import { useListPreferences } from './useListPreferences';
import type { ListExport } from './useListExport';

export type RecordListProps<Row extends { id: string }> = {
  /** Names the list for good: a person's views and columns are kept under it. */
  name: string;
  /** What it holds: the table's accessible name. */
  caption: string;
  params: ListParams;
  list: ListState<Row>;
  columns: readonly DataColumn<Row>[];
  rowHref: (row: Row) => string;
  renderCard?: (row: Row) => ReactNode;
  /** The order the rows are in, when that is not the address's; null when there is none to choose (best match first). */
  sort?: SortState | null;
  /** True when the order goes with the view and cannot be changed. */
  isSortFixed?: boolean;
  searchLabel: string;
  /** Selects and the like, each with an accessible name. */
  filters?: ReactNode;
  /** The views that come with the product: a ViewSwitch. */
  views?: ReactNode;
  /** What stands at the toolbar's end besides the tools of every list. */
  tools?: ReactNode;
  /** A line or a notice above the rows: sums, counts, hints. */
  summary?: ReactNode;
  selection?: Selection | undefined;
  /** Names a row for its checkbox. */
  rowLabel?: (row: Row) => string;
  /** What can be done with the selected rows: a BulkBar. */
  bulkBar?: ReactNode;
  exporting?: ListExport;
  onExport?: () => unknown;
  /** What is exported, when that is not what is listed: `Export all`. */
  exportLabel?: string;
  /** What phones find in the list's menu, besides the export. */
  menu?: readonly ListAction[];
  /** What the list shows when there is nothing at all: why, and how to begin. */
  none: ReactNode;
  /** What it shows when there is nothing under these filters. */
  noMatch: { title: string; text: ReactNode; resetLabel: string; icon?: ReactNode; action?: ReactNode };
};

/** A list of records: views, search, filters, tools, selection, rows. Stands on a RecordListPage or in a page's tab. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { name, caption, params, list, columns, rowHref, renderCard, sort = params.sort, isSortFixed = false } = props;
  const { searchLabel, filters, views, tools, summary, selection, rowLabel, bulkBar, none, noMatch } = props;
  const { exporting, onExport, exportLabel = 'Export CSV', menu = [] } = props;
  const preferences = useListPreferences(name);
  const optional = columns.slice(1).filter(({ header }) => header !== '');
  const hidden = optional.filter(({ id }) => preferences.hiddenColumns.includes(id));

  const exportAction: ListAction[] =
    exporting && onExport
      ? [
          {
            label: exportLabel,
            icon: <IconDownload size={18} aria-hidden />,
            isDisabled: list.rows.length === 0 || exporting.count !== null,
            onClick: onExport,
          },
        ]
      : [];

  return (
    <>
      {views}
      <ListToolbar
        search={params.search}
        searchLabel={searchLabel}
        filters={filters}
        onReset={params.isFiltered ? params.reset : undefined}
        actions={
          <>
            {tools}
            <SavedViews params={params} preferences={preferences} />
            {optional.length > 0 && (
              <ColumnChooser
                columns={optional}
                hidden={hidden.map(({ id }) => id)}
                onChange={preferences.hideColumns}
              />
            )}
            {exportAction.map((action) => (
              <ListActionButton key={action.label} action={action} />
            ))}
            <ListMenu actions={[...exportAction, ...menu]} />
          </>
        }
      />
      {exporting && (
        <ExportProgress
          count={exporting.count}
          noun={exporting.noun}
          plural={exporting.plural}
          onStop={exporting.stop}
        />
      )}
      {summary}
      {list.isCut === true && (
        <Text size="sm" c="dimmed" role="status">
          More may match than is shown. Type more to narrow it down.
        </Text>
      )}
      {bulkBar}
      <DataTable<Row>
        caption={caption}
        columns={columns.filter((column) => !hidden.includes(column))}
        rows={list.rows}
        getRowId={({ id }) => id}
        rowHref={rowHref}
        {...(renderCard && { renderCard })}
        {...(sort !== null && { sort, ...(!isSortFixed && { onSortChange: params.setSort }) })}
        state={{ isLoading: list.isLoading, error: list.error, onRetry: list.retry }}
        empty={
          params.isFiltered ? (
            <EmptyState
              icon={noMatch.icon}
              title={noMatch.title}
              text={noMatch.text}
              action={
                <Group justify="center">
                  <Button variant="default" onClick={params.reset}>
                    {noMatch.resetLabel}
                  </Button>
                  {noMatch.action}
                </Group>
              }
            />
          ) : (
            none
          )
        }
        {...(list.paging && {
          paging: { ...list.paging, ...(typeof list.total === 'number' && { total: list.total }) },
        })}
        {...(selection && {
          selection: { ids: selection.ids, onChange: selection.set, labelOf: rowLabel ?? (({ id }) => id) },
        })}
      />
    </>
  );
}
