import { CloseButton, Select, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useSession } from '@/data/react/WorkspaceProvider';
import { withDescendants } from '@/domain/pricebook/category';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { formatCount } from '@/ui/format/quantities';
import { NoPick } from './NoPick';
import { PickerRow } from './PickerRow';
import classes from './picker.module.css';
import { recentItemIds } from './recentItems';
import { useCategories } from './useCategories';
import type { Picks } from './usePicks';
import { usePricebookRows } from './usePricebookRows';
import { usePricebookSearch } from './usePricebookSearch';

const SHOWN = 60;

type PickerListProps = { picks: Picks; onSubmit: () => void };

/** Renders the search with its results. Down moves from the text to the items, Enter adds one of them, Ctrl+Enter finishes. */
export function PickerList({ picks, onSubmit }: PickerListProps) {
  const { uid } = useSession();
  const [query, setQuery] = useState('');
  const [categoryId, setCategoryId] = useState('');
  const { all, flat } = useCategories();
  const list = useRef<HTMLUListElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const recentIds = useMemo(() => recentItemIds(uid), [uid]);
  const recent = usePricebookRows(recentIds);
  const filter = useMemo(
    () => (categoryId === '' ? {} : { categoryIds: withDescendants(categoryId, all) }),
    [categoryId, all],
  );
  const found = usePricebookSearch(query, filter, { limit: SHOWN });
  const isRecentShown = query.trim() === '' && categoryId === '' && recent.size > 0;
  const recentRows = isRecentShown ? [...recent.values()] : [];
  const rows = found.rows.filter(({ id }) => !isRecentShown || !recent.has(id));

  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSubmit();
      return;
    }
    const isText = event.target === input.current;
    if (event.key === 'Enter' && isText) {
      const [first] = [...recentRows, ...rows];
      if (first) picks.add(first);
      event.preventDefault();
      return;
    }
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    const buttons = [...(list.current?.parentElement?.querySelectorAll<HTMLButtonElement>('button[data-item]') ?? [])];
    const at = buttons.findIndex((button) => button === event.target);
    if (at === -1 && !isText) return;
    event.preventDefault();
    const next = event.key === 'ArrowDown' ? at + 1 : at - 1;
    if (next < 0) input.current?.focus();
    else buttons[next]?.focus();
  };

  return (
    <div className={classes.finder} onKeyDown={move}>
      <div className={classes.search}>
        <TextInput
          ref={input}
          data-autofocus
          type="search"
          aria-label="Search the pricebook"
          placeholder="Code, name or part number"
          autoComplete="off"
          spellCheck={false}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden />}
          rightSection={query !== '' && <CloseButton aria-label="Clear the search" onClick={() => setQuery('')} />}
        />
        <Select
          aria-label="Category"
          placeholder="All categories"
          data={flat.map(({ category, path }) => ({ value: category.id, label: path }))}
          value={categoryId === '' ? null : categoryId}
          onChange={(value) => setCategoryId(value ?? '')}
          clearable
          searchable
          clearButtonProps={{ 'aria-label': 'All categories' }}
        />
      </div>
      <div className={classes.results}>
        {found.error && !found.isReady && <ErrorState error={found.error} />}
        {!found.isReady && !found.error && <LoadingRows rows={6} label="Loading the pricebook" />}
        {recentRows.length > 0 && <h3 className={classes.heading}>Recently used</h3>}
        {recentRows.length > 0 && (
          <ul className={classes.list} aria-label="Recently used items">
            {recentRows.map((row) => (
              <PickerRow key={row.id} row={row} picks={picks} />
            ))}
          </ul>
        )}
        {isRecentShown && rows.length > 0 && <h3 className={classes.heading}>All items</h3>}
        {found.isGuess && (
          <p className={classes.hint} role="status">
            No exact match. These are close.
          </p>
        )}
        <ul ref={list} className={classes.list} aria-label="Items">
          {rows.map((row) => (
            <PickerRow key={row.id} row={row} picks={picks} />
          ))}
        </ul>
        {found.isReady && rows.length === 0 && recentRows.length === 0 && (
          <NoPick isSearch={query !== '' || categoryId !== ''} />
        )}
        {found.total > found.rows.length && (
          <p className={classes.hint}>{formatCount(found.total, 'item')} match. Type more to narrow it down.</p>
        )}
      </div>
    </div>
  );
}
