import { useState } from 'react';
import type { SurfaceList } from '@/domain/load-calc/edit/surfaces';
import { renameEntry } from '../../../editing/renameEntry';
import { useFields } from '../editingContext';
import classes from './grid.module.css';

type NameCellProps = { list: SurfaceList; index: number; name: string; label: string };

/** The name of a surface. It counts when the cell is left: while typing, half a name could be another's. */
export function NameCell({ list, index, name, label }: NameCellProps) {
  const { editor } = useFields();
  const [typed, setTyped] = useState<string | null>(null);
  const leave = (): void => {
    if (typed !== null) editor.change('', (draft) => renameEntry(draft, list, name, typed));
    setTyped(null);
  };
  return (
    <input
      className={classes['input']}
      aria-label={label}
      title={name}
      data-column="name"
      data-path={`${list}.${index}.id`}
      autoComplete="off"
      maxLength={200}
      value={typed ?? name}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onFocus={(event) => event.currentTarget.select()}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
