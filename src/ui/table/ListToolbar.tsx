import type { ReactNode } from 'react';
import { FilterMenu } from './FilterMenu';
import type { FilterField } from './filterFields';
import classes from './ListToolbar.module.css';
import { SearchField } from './SearchField';

type ListToolbarProps = {
  /** The page's title, if the list is the whole page. */
  heading?: ReactNode;
  search?: { value: string; onChange: (value: string) => void };
  searchLabel: string;
  filters?: readonly FilterField[];
  /** Other controls next to the search, such as an export if there is no menu. */
  tools?: ReactNode;
  /** Actions for the list as a whole: a ListMenu. */
  menu?: ReactNode;
  /** The most common action: "New job". On phones it's a plus. */
  primary?: ReactNode;
};

/** Renders the head of a list: title, search, filter, menu, and one main action. Always two rows on phones. */
export function ListToolbar({ heading, search, searchLabel, filters = [], tools, menu, primary }: ListToolbarProps) {
  return (
    <div className={classes.toolbar}>
      {heading !== undefined && <div className={classes.heading}>{heading}</div>}
      <div role="search" aria-label={searchLabel} className={classes.find}>
        {search && (
          <div className={classes.search}>
            <SearchField {...search} label={searchLabel} />
          </div>
        )}
        {filters.length > 0 && <FilterMenu fields={filters} />}
        {tools}
        {menu}
      </div>
      {Boolean(primary) && <div className={classes.primary}>{primary}</div>}
    </div>
  );
}
