import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import type { CSSProperties } from 'react';
import { pipeRows } from '@/domain/plumbing/drawing/pipeRows';
import { DRAWN } from '@/domain/plumbing/drawing/treeDrawing';
import { figuresText, sizeText, SYSTEM_LABELS } from '@/domain/plumbing/report/words';
import { useUnits } from '@/entities/calculation/useUnits';
import { useEditing } from './editingContext';
import classes from './editor.module.css';

/** Lists the drawn system with indentation, for touch and screen readers. */
export function PipeList() {
  const { draft, live, drawn, selected, select } = useEditing();
  const { system } = useUnits();
  const critical = new Set(live.result?.water?.criticalPath);
  return (
    <ul className={classes['pipeList']} aria-label={`Pipes, ${DRAWN[drawn].label.toLowerCase()}`}>
      {pipeRows(draft.tree, DRAWN[drawn].systems).map(({ segment, depth }) => {
        const result = live.segments.get(segment.id);
        const isFit = result?.ok === true;
        return (
          <li key={segment.id}>
            <button
              type="button"
              aria-pressed={segment.id === selected}
              onClick={() => select(segment.id === selected ? '' : segment.id)}
              style={{ '--depth': depth } as CSSProperties}
            >
              {isFit ? (
                <IconCheck size={16} className={classes['fits'] ?? ''} aria-label="Fits" />
              ) : (
                <IconAlertTriangle size={16} className={classes['wrong'] ?? ''} aria-label="Does not fit" />
              )}
              <span className={classes['pipeName']}>
                {segment.id}
                {critical.has(segment.id) && <small> critical path</small>}
              </span>
              <strong>{sizeText(result) || 'no size'}</strong>
              <span className={classes['pipeFigures']}>
                {SYSTEM_LABELS[segment.system]} · {figuresText(segment, result, system)}
                {result && result.problem !== '' && <em>{result.problem}</em>}
                {!result && <em>not calculated: see what is to be settled</em>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
