import { ActionIcon } from '@mantine/core';
import { IconMinus, IconPlus, IconZoomReset } from '@tabler/icons-react';
import { useState } from 'react';
import type { DrawnPipe, TreeDrawing } from '@/domain/plumbing/drawing/treeDrawing';
import classes from './drawing.module.css';

const [LEAST, MOST, STEP] = [0.4, 2.5, 1.25];

type TreeDrawingViewProps = {
  label: string;
  drawing: TreeDrawing;
  /** Without it, the drawing is read-only. */ onSelect?: (id: string) => void;
  selected?: string;
};

/** Draws the pipes from the numbers. It scrolls in its own frame, zooms with the buttons, and each pipe opens its fields. */
export function TreeDrawingView({ label, drawing, onSelect, selected = '' }: TreeDrawingViewProps) {
  const [zoom, setZoom] = useState(1);
  const { width, height, pipes, ends, starts } = drawing;
  const zoomTo = (next: number): void => setZoom(Math.min(MOST, Math.max(LEAST, next)));
  return (
    <div className={classes['frame']}>
      <div className={classes['head']}>
        <p className={classes['legend']}>
          <span className={classes['criticalSign']} aria-hidden /> thick: critical path
          <span className={classes['wrongSign']} aria-hidden>
            !
          </span>
          dashed: does not fit
        </p>
        <div className={classes['tools']}>
          <ActionIcon variant="default" size={36} aria-label="Smaller" onClick={() => zoomTo(zoom / STEP)}>
            <IconMinus size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" size={36} aria-label="Original size" onClick={() => setZoom(1)}>
            <IconZoomReset size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" size={36} aria-label="Larger" onClick={() => zoomTo(zoom * STEP)}>
            <IconPlus size={18} aria-hidden />
          </ActionIcon>
        </div>
      </div>
      {/* The list of pipes next to it says the same as text. */}
      <div className={classes['scroll']} role="region" aria-label={`Drawing, ${label.toLowerCase()}`} tabIndex={0}>
        <svg
          className={classes['svg']}
          width={width * zoom}
          height={height * zoom}
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`${label}: ${pipes.length} pipes`}
        >
          {starts.map(({ x, y, text }) => (
            <text key={`${text} ${y}`} x={x} y={y + 4} className={classes['start']}>
              {text}
            </text>
          ))}
          {pipes.map((pipe) => (
            <Pipe key={pipe.id} pipe={pipe} isSelected={pipe.id === selected} onSelect={onSelect} />
          ))}
          {ends.map(({ key, x, y, text }) => (
            <text key={key} x={x} y={y} className={classes['end']}>
              {text}
            </text>
          ))}
        </svg>
      </div>
    </div>
  );
}

type PipeProps = { pipe: DrawnPipe; isSelected: boolean; onSelect: ((id: string) => void) | undefined };

function Pipe({ pipe, isSelected, onSelect }: PipeProps) {
  const { id, system, x, y, width, jointFromY, name, size, figures, state, isCritical } = pipe;
  return (
    <g
      className={classes['pipe']}
      data-system={system}
      data-wrong={state === 'wrong' || undefined}
      data-critical={isCritical || undefined}
      data-selected={isSelected || undefined}
      onClick={onSelect && (() => onSelect(id))}
    >
      <rect x={x} y={y - 26} width={width} height={46} className={classes['touch']} />
      {jointFromY !== y && <line x1={x} x2={x} y1={jointFromY} y2={y} />}
      <line x1={x} x2={x + width} y1={y} y2={y} />
      <circle cx={x + width} cy={y} r={isCritical ? 4 : 3} />
      <text x={x + 10} y={y - 8}>
        <tspan className={classes['name']}>{name}</tspan>
      </text>
      <text x={x + 10} y={y + 15}>
        <tspan className={classes['size']}>{size === '' ? '! no size' : state === 'wrong' ? `! ${size}` : size}</tspan>
        <tspan className={classes['figures']} dx={6}>
          {figures}
        </tspan>
      </text>
    </g>
  );
}
