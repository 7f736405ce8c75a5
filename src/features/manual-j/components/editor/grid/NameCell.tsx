import { useLayoutEffect, useRef, useState } from 'react';
import type { SurfaceList } from '@/domain/load-calc/edit/surfaces';
import { nameBeside } from '../../../editing/nameBeside';
import { renameEntry } from '../../../editing/renameEntry';
import { useFields } from '../editingContext';
import classes from './grid.module.css';

type NameCellProps = {
  list: SurfaceList;
  index: number;
  name: string;
  /** Owner names shown next to it, longest first. */
  owners: readonly (string | undefined)[];
  label: string;
};

/**
 * Edits a surface's name: in full while editing, without its owner's name otherwise, as the column has no room for both. Committed on
 * blur: a half-typed name could be another surface's.
 */
export function NameCell({ list, index, name, owners, label }: NameCellProps) {
  const { editor } = useFields();
  const [typed, setTyped] = useState<string | null>(null);
  const [isEntered, setIsEntered] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (isEntered) input.current?.select();
  }, [isEntered]);
  const leave = (): void => {
    if (typed !== null) editor.change('', (draft) => renameEntry(draft, list, name, typed));
    setTyped(null);
    setIsEntered(false);
  };
  return (
    <input
      ref={input}
      className={classes['input']}
      aria-label={label}
      title={name}
      data-column="name"
      data-path={`${list}.${index}.id`}
      autoComplete="off"
      maxLength={200}
      value={typed ?? (isEntered ? name : nameBeside(name, owners))}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={leave}
      onFocus={() => setIsEntered(true)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') setTyped(null);
      }}
    />
  );
}
