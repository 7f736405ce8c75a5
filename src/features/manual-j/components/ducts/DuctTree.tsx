import { ROW_HEIGHT, ductRows, type DuctRow } from '@/domain/duct-design/drawing/ductRows';
import type { Delivery } from '@/domain/duct-design/deliveries';
import type { DuctDesign } from '@/domain/duct-design/designDucts';
import type { DuctSize } from '@/domain/duct-design/sizeDuct';
import { useUnits, type Units } from '@/entities/calculation/useUnits';
import { Pair } from '@/ui/layout/Pair';
import classes from './DuctTree.module.css';

const SIDES = [
  { side: 'supply', title: 'Supply, from the unit to the rooms' },
  { side: 'return', title: 'Return, back to the unit' },
] as const;

type DuctTreeProps = {
  design: DuctDesign;
  deliveries: readonly Delivery[];
  selected?: string;
  /** Without it, the tree is read-only. */ onSelect?: ((id: string) => void) | undefined;
};

/** Draws both sides of the duct system as trees: width shows airflow, color and dashes show status, and text says the same. */
export function DuctTree({ design, deliveries, selected = '', onSelect }: DuctTreeProps) {
  return (
    <Pair least="22rem" gap="lg" isEven>
      {SIDES.map(({ side, title }) => {
        const rows = ductRows(design, deliveries, side);
        if (rows.length === 0) return null;
        return (
          <div key={side} className={classes['side']}>
            <h3>{title}</h3>
            <div className={classes['tree']}>
              <Drawing rows={rows} />
              <div role="list">
                {rows.map((row) => (
                  <div key={row.duct.id} role="listitem">
                    <Row row={row} isSelected={row.duct.id === selected} onSelect={onSelect} />
                  </div>
                ))}
              </div>
            </div>
          </div>
        );
      })}
    </Pair>
  );
}

function Drawing({ rows }: { rows: readonly DuctRow[] }) {
  const width = Math.max(...rows.map(({ x }) => x)) + 12;
  return (
    <svg width={width} height={rows.length * ROW_HEIGHT} className={classes['svg']} aria-hidden>
      {rows.map(({ duct, state, isTrunk, x, y, fromX, fromY, widthPx }) => (
        <g key={duct.id}>
          <path
            d={`M ${fromX} ${fromY} V ${y} H ${x}`}
            strokeWidth={widthPx}
            data-state={state}
            className={classes['duct']}
          />
          {!isTrunk && <rect x={x - 2} y={y - 7} width={8} height={14} rx={2} className={classes['register']} />}
        </g>
      ))}
    </svg>
  );
}

type RowProps = { row: DuctRow; isSelected: boolean; onSelect: ((id: string) => void) | undefined };

function Row({ row, isSelected, onSelect }: RowProps) {
  const { show } = useUnits();
  const { duct, state } = row;
  const content = (
    <>
      <span className={classes['name']}>
        {duct.id} · {show(duct.cfm.value, 'airflow')}
      </span>
      <span className={classes['figures']} data-state={state}>
        {figuresText(row, show)}
      </span>
    </>
  );
  if (!onSelect) return <div className={classes['row']}>{content}</div>;
  return (
    <button
      type="button"
      className={classes['row']}
      data-selected={isSelected || undefined}
      aria-pressed={isSelected}
      onClick={() => onSelect(duct.id)}
    >
      {content}
    </button>
  );
}

const sizeText = (size: DuctSize | undefined, show: Units['show']): string =>
  size === undefined
    ? 'no size'
    : 'diameterIn' in size
      ? `${show(size.diameterIn, 'thickness')} round`
      : `${show(size.widthIn, 'thickness', { isBare: true })} × ${show(size.heightIn, 'thickness')}`;

function figuresText({ duct, delivery, state }: DuctRow, show: Units['show']): string {
  const figures = `${sizeText(duct.size, show)}, ${show(duct.velocity.value, 'airVelocity')}`;
  if (delivery?.isShort)
    return `! Short of air: ${show(delivery.arrives.value, 'airflow', { isBare: true })} of ${show(delivery.needed.value, 'airflow')}, ${figures}`;
  if (state === 'wrong') return `! ${duct.size === undefined ? 'Cannot be built' : 'Too fast'}: ${figures}`;
  return state === 'loud' ? `May be heard: ${figures}` : figures;
}
