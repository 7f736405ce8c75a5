import { IconBookmark } from '@tabler/icons-react';
import { isSame } from '@/lib/stableJson';
import type { ListParams } from '@/ui/table/useListParams';
import { ViewSwitch, type ViewOption } from '@/ui/table/ViewSwitch';
import type { SavedView } from './listPreferences';

/** A list's built-in views. */
export type BuiltInViews = {
  options: readonly ViewOption<string>[];
  value: string;
  onChange: (view: string) => void;
};

type ListViewsProps = {
  builtIn: BuiltInViews | undefined;
  saved: readonly SavedView[];
  hiddenColumns: readonly string[];
  params: Pick<ListParams, 'current' | 'apply'>;
  /** Hides the columns that a saved view hides. */
  hideColumns: (ids: readonly string[]) => void;
};

const SAVED = 'saved:';
const ALL = { options: [{ value: '', label: 'All' }], value: '' } as const;

/** Renders a list's views: built-in ones, then the user's own. Renders nothing if there is only one. */
export function ListViews({ builtIn, saved, hiddenColumns, params, hideColumns }: ListViewsProps) {
  if (builtIn === undefined && saved.length === 0) return null;
  const { options, value } = builtIn ?? ALL;
  const open = saved.find(
    (view) => view.params === params.current && isSame(view.hiddenColumns.toSorted(), hiddenColumns.toSorted()),
  );
  const choose = (chosen: string): void => {
    const view = saved.find(({ id }) => `${SAVED}${id}` === chosen);
    if (view) {
      hideColumns(view.hiddenColumns);
      params.apply(view.params);
    } else if (builtIn) builtIn.onChange(chosen);
    else params.apply('');
  };
  return (
    <ViewSwitch
      label="Views"
      options={[
        ...options,
        ...saved.map(({ id, name }) => ({
          value: `${SAVED}${id}`,
          label: name,
          icon: <IconBookmark size={16} aria-hidden />,
        })),
      ]}
      value={open ? `${SAVED}${open.id}` : value}
      onChange={choose}
    />
  );
}
