import { Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useDamagedRecords } from '@/data/react/useDamagedRecords';
import { ExportProgress } from '@/ui/feedback/ExportProgress';
import { Beside } from '@/ui/layout/Beside';
import { mainColumnOf, type DataColumn, type SortState } from '@/ui/table/columns';
import { DataTable } from '@/ui/table/DataTable';
import { FilterChips } from '@/ui/table/FilterChips';
import type { FilterField } from '@/ui/table/filterFields';
import type { ListAction } from '@/ui/table/ListMenu';
import { ListToolbar } from '@/ui/table/ListToolbar';
import type { ListParams } from '@/ui/table/useListParams';
import type { Selection } from '@/ui/table/useSelection';
import type { ListState } from './listState';
import { LazyDamagedRecords } from './LazyDamagedRecords';
import { ListTools } from './ListTools';
import { ListViews, type BuiltInViews } from './ListViews';
import { type NoMatchWords, NoMatch } from './NoMatch';
import { PeekPanel } from './PeekPanel';
import classes from './RecordList.module.css';
import { useListPreferences } from './useListPreferences';
import type { ListExport } from './useListExport';

export type RecordListProps<Row extends { id: string }> = {
  /** The list's permanent name: a user's views and columns are stored under it. */
  name: string;
  /** The table's accessible name. */
  caption: string;
  params: ListParams;
  list: ListState<Row>;
  columns: readonly DataColumn<Row>[];
  rowHref: (row: Row) => string;
  renderCard?: (row: Row) => ReactNode;
  /** The sort order of the rows, if it isn't the URL's; null if it can't be chosen (best match first). */
  sort?: SortState | null;
  /** True if the order belongs to the view and can't be changed. */
  isSortFixed?: boolean;
  /** Names a row's group, such as its day, if the order keeps groups together. */
  groupOf?: ((row: Row) => string) | undefined;
  searchLabel: string;
  /** The list's filters, all behind one button. */
  filters?: readonly FilterField[];
  /** The list's built-in views; the user's own are listed with them. */
  views?: BuiltInViews;
  /** The page's title, if the list is the whole page. */
  heading?: ReactNode;
  /** The most common action: "New job". */
  primary?: ReactNode;
  /** Rendered between the header and the list: totals, queues. */
  before?: ReactNode;
  /** Rendered next to the rows if there is room. */
  aside?: ReactNode;
  /** A line or notice above the rows: hints. */
  summary?: ReactNode;
  selection?: Selection | undefined;
  /** Names a row, for its checkbox and the panel next to the list. */
  rowLabel?: (row: Row) => string;
  /** Actions for the selected rows: a BulkBar. */
  bulkBar?: ReactNode;
  /** Renders a row's facts and main actions next to the list. */
  renderPeek?: (row: Row) => ReactNode;
  exporting?: ListExport;
  onExport?: () => unknown;
  /** Label for an export that isn't limited to the listed rows: `Export all`. */
  exportLabel?: string;
  /** Additional actions for the list as a whole. */
  actions?: readonly ListAction[];
  /** Shown if there are no records at all: why, and how to start. */
  none: ReactNode;
  /** Whether the list shows only part of the records; by default, whether a search, filter or view is active. */
  isNarrowed?: boolean;
  /** Text for when nothing matches the filters. */
  noMatch: NoMatchWords;
};

type ExportOptions = { label: string; isEmpty: boolean; onExport: () => unknown };

const exportActionOf = ({ count }: ListExport, { label, isEmpty, onExport }: ExportOptions): ListAction => ({
  label,
  icon: <IconDownload size={18} aria-hidden />,
  isDisabled: isEmpty || count !== null,
  onClick: onExport,
});

/** Returns the columns that can be hidden, and the IDs of the hidden ones: the user's choice, or the list's default. */
function hiddenColumns<Row>(
  columns: readonly DataColumn<Row>[],
  main: DataColumn<Row> | undefined,
  chosen: readonly string[] | null | undefined,
): { optional: DataColumn<Row>[]; hidden: string[] } {
  const optional = columns.filter((column) => column !== main && column.header !== '');
  const hiddenIds = chosen ?? optional.filter(({ isHiddenAtFirst }) => isHiddenAtFirst).map(({ id }) => id);
  return { optional, hidden: optional.filter(({ id }) => hiddenIds.includes(id)).map(({ id }) => id) };
}

/** Renders a list of records: views, search, filters, menu, selection, rows, peek. For a RecordListPage or a page's tab. */
export function RecordList<Row extends { id: string }>(props: RecordListProps<Row>) {
  const { name, caption, params, list, columns, rowHref, renderCard, sort = params.sort, isSortFixed = false } = props;
  const { searchLabel, filters = [], views, heading, primary, before, aside, summary, groupOf } = props;
  const { selection, rowLabel = ({ id }) => id, bulkBar, renderPeek, none, noMatch } = props;
  const { exporting, onExport, exportLabel = 'Export CSV', actions = [], isNarrowed = params.isFiltered } = props;
  const preferences = useListPreferences(name);
  const main = mainColumnOf(columns);
  const { optional, hidden } = hiddenColumns(columns, main, preferences.hiddenColumns);
  const [peekId, setPeekId] = useState<string | null>(null);
  const peeked = renderPeek && list.rows.find(({ id }) => id === peekId);

  const damaged = useDamagedRecords(list.collection);

  /** The empty state has the same action, with an explanation. */
  const isBlank = list.rows.length === 0 && damaged.length === 0 && !list.isLoading && !list.error && !isNarrowed;
  // A list of only damaged records isn't one that no one has started.
  const unfiltered = damaged.length > 0 ? <></> : none;

  const exportAction =
    exporting && onExport
      ? [exportActionOf(exporting, { label: exportLabel, isEmpty: list.rows.length === 0, onExport })]
      : [];

  const rows = (
    <>
      <ListViews
        builtIn={views}
        saved={preferences.views}
        hiddenColumns={hidden}
        params={params}
        hideColumns={preferences.hideColumns}
      />
      <FilterChips fields={filters} onClear={() => params.clear(filters.map((field) => field.name))} />
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
      <LazyDamagedRecords records={damaged} />
      <DataTable<Row>
        caption={caption}
        columns={columns.filter(({ id }) => !hidden.includes(id))}
        rows={list.rows}
        getRowId={({ id }) => id}
        rowHref={rowHref}
        {...(renderCard && { renderCard })}
        {...(groupOf && { groupOf })}
        {...(sort !== null && { sort, ...(!isSortFixed && { onSortChange: params.setSort }) })}
        state={{ isLoading: list.isLoading, error: list.error, onRetry: list.retry }}
        empty={
          isNarrowed ? <NoMatch words={noMatch} {...(params.isFiltered && { onReset: params.reset })} /> : unfiltered
        }
        {...(list.paging && {
          paging: { ...list.paging, ...(typeof list.total === 'number' && { total: list.total }) },
        })}
        {...(selection && { selection: { ids: selection.ids, onChange: selection.set, labelOf: rowLabel } })}
        {...(renderPeek && { peek: { openId: peeked ? peekId : null, onChange: setPeekId, labelOf: rowLabel } })}
      />
    </>
  );

  return (
    <div className={classes.list} data-peeking={peeked !== undefined || undefined}>
      <ListToolbar
        heading={heading}
        search={params.search}
        searchLabel={searchLabel}
        filters={filters}
        menu={
          <ListTools
            actions={[...actions, ...exportAction]}
            columns={optional}
            hidden={hidden}
            preferences={preferences}
            current={params.current}
          />
        }
        primary={!isBlank && primary}
      />
      {before}
      {aside === undefined ? (
        rows
      ) : (
        <Beside width="minmax(13rem, 15rem)" side="start">
          {aside}
          <div className={classes.rows}>{rows}</div>
        </Beside>
      )}
      {bulkBar}
      {peeked && (
        <PeekPanel title={rowLabel(peeked)} href={rowHref(peeked)} onClose={() => setPeekId(null)}>
          {renderPeek(peeked)}
        </PeekPanel>
      )}
    </div>
  );
}
