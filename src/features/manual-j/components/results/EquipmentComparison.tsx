import { SIZING_LABELS, SIZING_STATE_LABELS, sizingState } from '@/domain/load-calc/report/sizingWords';
import { SIZED, type SizingFinding } from '@/domain/load-calc/selection/sizing';
import { useUnits } from '@/entities/calculation/useUnits';
import { FigureTable } from './FigureTable';

type EquipmentComparisonProps = {
  names: readonly string[];
  findings: readonly (readonly SizingFinding[])[];
  /** Index of the best fit; null for none. */ best: number | null;
};

/** Compares the choices side by side: capacity, share of the load, and whether each fits. */
export function EquipmentComparison({ names, findings, best }: EquipmentComparisonProps) {
  const { show, unit } = useUnits();
  const cell = (finding: SizingFinding | undefined): string => {
    if (!finding) return '–';
    const state = sizingState(finding);
    const share = state === 'no load' ? '' : `, ${Math.round((finding.capacityBtuh / finding.loadBtuh) * 100)}%`;
    return `${show(finding.capacityBtuh, 'load', { isBare: true })}${share}: ${SIZING_STATE_LABELS[state].toLowerCase()}`;
  };
  const rows = SIZED.filter((what) => findings.some((of) => of.some((finding) => finding.what === what)));
  if (rows.length === 0) return null;
  return (
    <FigureTable
      caption={`Choices side by side, ${unit('load')} and part of the load`}
      columns={[
        `Capacity, ${unit('load')}`,
        ...names.map((name, index) => (index === best ? `${name} (fits best)` : name)),
      ]}
      rows={rows.map((what) => ({
        id: what,
        label: SIZING_LABELS[what],
        cells: findings.map((of) => cell(of.find((finding) => finding.what === what))),
      }))}
    />
  );
}
