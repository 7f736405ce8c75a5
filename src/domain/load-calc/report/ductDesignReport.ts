import { designPlan } from '../../duct-design/plan/designPlan';
import type { DuctPlan } from '../../duct-design/plan/schema';
import { ductRows, type DuctRow } from '../../duct-design/drawing/ductRows';
import { showQuantity } from '../../calculation/showQuantity';
import type { Quantity, UnitSystem } from '../../calculation/units';
import { showDerived } from '../showDerived';
import type { Airflows } from './airflowFigures';

/** A duct to draw, with its texts. */
export type ReportDuct = Pick<DuctRow, 'x' | 'y' | 'fromX' | 'fromY' | 'widthPx' | 'state' | 'isTrunk'> & {
  name: string;
  text: string;
};

/** The duct design as printed: numbers as text, and both sides as trees. */
export type ReportDuctDesign = {
  facts: readonly string[];
  sides: readonly { title: string; ducts: readonly ReportDuct[] }[];
};

/** Undefined if no ducts were designed, or they can't be sized. */
export function ductDesignReport(
  plan: DuctPlan | null,
  air: Airflows,
  elevationFt: number,
  system: UnitSystem,
): ReportDuctDesign | undefined {
  if (!plan) return undefined;
  const { design, deliveries, blowerShortCfm, neededCfm } = designPlan(plan, air, elevationFt);
  if (!design) return undefined;
  const show = (value: number, quantity: Quantity): string => showQuantity(value, quantity, system);
  const textOf = ({ duct, delivery }: DuctRow): string => {
    const size =
      duct.size === undefined
        ? 'no size'
        : 'diameterIn' in duct.size
          ? `${show(duct.size.diameterIn, 'thickness')} round`
          : `${show(duct.size.widthIn, 'thickness')} × ${show(duct.size.heightIn, 'thickness')}`;
    const short = delivery?.isShort ? `, short of air: ${show(delivery.arrives.value, 'airflow')} arrive` : '';
    return `${show(duct.cfm.value, 'airflow')}, ${size}, ${show(duct.velocity.value, 'airVelocity')}${short}`;
  };
  return {
    facts: [
      ...[design.available, design.effectiveLength, design.frictionRate].map(
        (derived) => `${derived.label}: ${showDerived(derived, system)}`,
      ),
      ...(blowerShortCfm > 0
        ? [`The blower moves ${show(neededCfm - blowerShortCfm, 'airflow')} of ${show(neededCfm, 'airflow')}.`]
        : []),
      `Velocity limits: ${design.edition} (${design.limitsSource}).`,
    ],
    sides: (['supply', 'return'] as const).map((side) => ({
      title: side === 'supply' ? 'Supply' : 'Return',
      ducts: ductRows(design, deliveries, side).map((row) => ({
        x: row.x,
        y: row.y,
        fromX: row.fromX,
        fromY: row.fromY,
        widthPx: row.widthPx,
        state: row.state,
        isTrunk: row.isTrunk,
        name: row.duct.id,
        text: textOf(row),
      })),
    })),
  };
}
