import type { ReactNode } from 'react';
import { FilterMenu } from './FilterMenu';
import type { FilterField } from './filterFields';
import classes from './ListToolbar.module.css';
import { SearchField } from './SearchField';

type ListToolbarProps = {
  /** The page's title, where the list is the page. */
  heading?: ReactNode;
  search?: { value: string; onChange: (value: string) => void };
  searchLabel: string;
  filters?: readonly FilterField[];
  /** Other controls next to the search, such as an export if there is no menu. */
  tools?: ReactNode;
  /** What can be done with the list as a whole: a ListMenu. */
  menu?: ReactNode;
  /** What most people come for: "New job". On phones it is a plus. */
  primary?: ReactNode;
};

/** The head of a list: title, search, filter, menu, and one main action. On phones two rows, however much there is. */
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
