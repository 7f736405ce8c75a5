import { Popover } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import { useState } from 'react';
import type { SurfaceList } from '@/domain/load-calc/edit/surfaces';
import { acceptValue } from '../../../editing/acceptValue';
import { directionText, readDirection } from '../../../editing/direction';
import { CompassRose } from '../CompassRose';
import { useFields } from '../editingContext';
import classes from './grid.module.css';
import { TextCell, type CellProps } from './TextCell';

type DirectionCellProps = Omit<CellProps, 'column'> & {
  list: SurfaceList;
  value: number | undefined;
  /** Direction of the window's wall. */
  inherited?: number | undefined;
};

/** Edits a surface's direction: typed as SW or 225, or picked on the compass. */
export function DirectionCell({ list, value, inherited, ...cell }: DirectionCellProps) {
  const { editor } = useFields();
  const [isOpen, setIsOpen] = useState(false);
  const isOptional = list !== 'skylights';
  const choose = (azimuthDeg: number | undefined): void =>
    editor.change('', (draft) => acceptValue(draft, cell.path, azimuthDeg, ''));
  return (
    <TextCell
      {...cell}
      column="direction"
      shown={value === undefined ? '' : directionText(value)}
      placeholder={inherited === undefined ? '–' : directionText(inherited)}
      read={(text) => {
        const azimuthDeg = readDirection(text);
        if (text.trim() === '' && isOptional) return { ok: true, value: undefined };
        return azimuthDeg === null
          ? { ok: false, message: `“${text}” is no direction; use N, SW or degrees clockwise from north` }
          : { ok: true, value: azimuthDeg };
      }}
      after={
        <Popover opened={isOpen} onChange={setIsOpen} trapFocus returnFocus withinPortal shadow="md" position="bottom">
          <Popover.Target>
            <button
              type="button"
              className={classes['icon']}
              tabIndex={-1}
              aria-label={`${cell.label}: compass`}
              onClick={() => setIsOpen(!isOpen)}
            >
              <IconCompass size={16} aria-hidden />
            </button>
          </Popover.Target>
          <Popover.Dropdown aria-label="Compass" data-editing>
            <CompassRose
              value={value ?? inherited}
              onChoose={(azimuthDeg) => {
                choose(azimuthDeg);
                setIsOpen(false);
              }}
              {...(isOptional && {
                onClear: () => {
                  choose(undefined);
                  setIsOpen(false);
                },
                clearLabel: inherited === undefined ? 'No direction' : 'As its wall',
              })}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  );
}
