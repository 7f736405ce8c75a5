import type { DuctDesign } from '../designDucts';
import type { Delivery } from '../deliveries';
import type { SizedDuct } from '../sizeDuct';

export const ROW_HEIGHT = 52;
const [INDENT, START, THICKEST, THINNEST] = [26, 14, 16, 3];

export type DuctState = 'fits' | 'loud' | 'wrong';

/** A duct as drawn: one row each, indented under its parent, as wide as its airflow. */
export type DuctRow = {
  duct: SizedDuct;
  delivery: Delivery | undefined;
  state: DuctState;
  isTrunk: boolean;
  /** Center of its row. */
  x: number;
  y: number;
  /** Point where it branches off its parent. */
  fromX: number;
  fromY: number;
  widthPx: number;
};

/** Returns the rows of one side, each duct before its branches. */
export function ductRows(design: DuctDesign, deliveries: readonly Delivery[], side: SizedDuct['side']): DuctRow[] {
  const ducts = design.ducts.filter((duct) => duct.side === side);
  const most = Math.max(1, ...ducts.map(({ cfm }) => cfm.value));
  const arriving = new Map(deliveries.map((each) => [each.id, each]));
  const rows: DuctRow[] = [];
  const visit = (duct: SizedDuct, depth: number, from: DuctRow | undefined): void => {
    const delivery = arriving.get(duct.id);
    const row: DuctRow = {
      duct,
      delivery,
      state: stateOf(duct, delivery),
      isTrunk: ducts.some(({ parent }) => parent === duct.id),
      x: START + (depth + 1) * INDENT,
      y: (rows.length + 0.5) * ROW_HEIGHT,
      fromX: START + depth * INDENT,
      fromY: from?.y ?? 0,
      widthPx: THINNEST + (THICKEST - THINNEST) * Math.sqrt(duct.cfm.value / most),
    };
    rows.push(row);
    for (const each of ducts) if (each.parent === duct.id) visit(each, depth + 1, row);
  };
  for (const duct of ducts) if (duct.parent === '') visit(duct, 0, undefined);
  return rows;
}

function stateOf(duct: SizedDuct, delivery: Delivery | undefined): DuctState {
  if (delivery?.isShort || (duct.size === undefined && duct.cfm.value > 0) || duct.velocity.value > duct.mostFpm + 0.5)
    return 'wrong';
  return duct.velocity.value > duct.quietFpm ? 'loud' : 'fits';
}
