import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './ListToolbar.module.css';
import { SearchField } from './SearchField';

type ListToolbarProps = {
  search?: { value: string; onChange: (value: string) => void };
  searchLabel?: string;
  /** Selects and the like, each with an accessible name. */
  filters?: ReactNode;
  actions?: ReactNode;
  /** Shows "Clear filters" when given. */
  onReset?: (() => void) | undefined;
};

/** What stands above a list: search, filters, actions. */
export function ListToolbar({ search, searchLabel = 'Search', filters, actions, onReset }: ListToolbarProps) {
  return (
    <div role="search" aria-label={searchLabel} className={classes.toolbar}>
      {search && (
        <div className={classes.search}>
          <SearchField {...search} label={searchLabel} />
        </div>
      )}
      {filters !== undefined && <div className={classes.filters}>{filters}</div>}
      {onReset && (
        <Button variant="subtle" onClick={onReset}>
          Clear filters
        </Button>
      )}
      {actions !== undefined && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
