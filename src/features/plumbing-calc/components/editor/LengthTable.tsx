import { Button, VisuallyHidden } from '@mantine/core';
import { IconArrowRight, IconCheck } from '@tabler/icons-react';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { pipeRows } from '@/domain/plumbing/drawing/pipeRows';
import { DRAWN, DRAWN_KINDS, type Drawn } from '@/domain/plumbing/drawing/treeDrawing';
import { changeEntry } from '@/domain/plumbing/edit/editTree';
import { segmentSchema, type SegmentInput } from '@/domain/plumbing/project/schema';
import { sizeText } from '@/domain/plumbing/report/words';
import { TypedField } from '../fields/TypedField';
import { useEditing } from './editingContext';
import classes from './LengthTable.module.css';

const STEPS: Readonly<Record<string, number>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** Moves to the same column in another row; false if there is none. Selects its input, so typing replaces it. */
function moveDown(event: KeyboardEvent<HTMLInputElement>): boolean {
  const step = STEPS[event.key];
  if (step === undefined) return true;
  const own = event.currentTarget.closest('[data-column]')?.getAttribute('data-column') ?? '';
  const all = event.currentTarget.closest('table')?.querySelectorAll<HTMLInputElement>(`[data-column="${own}"] input`);
  const fields = [...(all ?? [])];
  const next = fields[fields.indexOf(event.currentTarget) + step];
  event.preventDefault();
  next?.focus();
  next?.select();
  return next !== undefined;
}

type LengthTableProps = {
  /** Whether to focus the first field, after other pipes were just entered. */ isContinued: boolean;
  /** Continues to other pipes. */ onNext: (kind: Drawn) => void;
  onDone: () => void;
};

/** Edits length and rise of every drawn pipe in rows, with the resulting size: a house can be entered from the tape measure using Enter. */
export function LengthTable({ isContinued, onNext, onDone }: LengthTableProps) {
  const { draft, live, drawn } = useEditing();
  const table = useRef<HTMLTableElement>(null);
  const end = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isContinued) return;
    const first = table.current?.querySelector('input');
    first?.focus();
    first?.select();
  }, [isContinued]);
  const hasRise = drawn === 'water';
  const nextKind = DRAWN_KINDS.slice(DRAWN_KINDS.indexOf(drawn) + 1).find(
    (kind) => pipeRows(draft.tree, DRAWN[kind].systems).length > 0,
  );
  const goOn = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (!moveDown(event) && event.key !== 'ArrowUp') end.current?.focus();
  };
  const number = (segment: SegmentInput, field: 'lengthFt' | 'riseFt') => (
    <TypedField
      schema={segmentSchema.shape[field]}
      fieldKey={`segments\n${segment.id}\n${field}`}
      value={segment[field]}
      inTableOf={segment.id}
      placeholder={field === 'riseFt' ? '0' : undefined}
      onKeyDown={goOn}
      write={(now, value) => ({ ...now, tree: changeEntry(now.tree, 'segments', segment.id, { [field]: value }) })}
    />
  );
  return (
    <>
      <table ref={table} className={classes['table']} aria-label={`Lengths, ${DRAWN[drawn].label.toLowerCase()}`}>
        <thead>
          <tr>
            <th scope="col">
              Pipe <VisuallyHidden>, Enter leads to the next one</VisuallyHidden>
            </th>
            <th scope="col">Length</th>
            {hasRise && <th scope="col">Rise</th>}
            <th scope="col">Size</th>
          </tr>
        </thead>
        <tbody>
          {pipeRows(draft.tree, DRAWN[drawn].systems).map(({ segment, depth }) => (
            <tr key={segment.id}>
              <th scope="row" data-depth={Math.min(depth, 4)}>
                {segment.id}
              </th>
              <td data-column="length">{number(segment, 'lengthFt')}</td>
              {hasRise && <td data-column="rise">{number(segment, 'riseFt')}</td>}
              <td>{sizeText(live.segments.get(segment.id)) || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes['end']}>
        <Button
          ref={end}
          variant="default"
          {...(nextKind === undefined
            ? { leftSection: <IconCheck size={18} aria-hidden /> }
            : { rightSection: <IconArrowRight size={18} aria-hidden /> })}
          onClick={() => (nextKind === undefined ? onDone() : onNext(nextKind))}
        >
          {nextKind === undefined ? 'Lengths are in' : `On to ${DRAWN[nextKind].label.toLowerCase()}`}
        </Button>
      </div>
    </>
  );
}
