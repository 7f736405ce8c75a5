import { quickAssumptions } from '@/domain/load-calc/report/loadReport';
import type { LoadIssue } from '@/domain/load-calc/result';
import { LoadResults } from '../results/LoadResults';
import { PageTabs, type PageTab } from '@/ui/layout/PageTabs';
import { DuctsPanel } from '../ducts/DuctsPanel';
import { useEditing } from './editingContext';
import { PlanPanel } from '../plan/PlanPanel';
import { EquipmentPanel } from './EquipmentPanel';
import { HousePanel } from './HousePanel';
import { RoomsPanel } from './grid/RoomsPanel';
import { QuickPanel } from './QuickPanel';
import { RevisionsPanel } from './RevisionsPanel';

/** Warnings appear above the tabs. */
const SHOWN_ABOVE: readonly LoadIssue[] = [];

function ResultsPanel() {
  const { calculated, draft, result, showField } = useEditing();
  return (
    <LoadResults
      inputs={calculated}
      result={result}
      warnings={SHOWN_ABOVE}
      blower={draft.considered[0]}
      madeUp={quickAssumptions(draft.mode === 'quick' ? draft.quick : null, calculated)}
      onShowField={showField}
      isBelowLoads
    />
  );
}

const OUTCOME: readonly PageTab[] = [
  { value: 'results', label: 'Results', Panel: ResultsPanel },
  { value: 'equipment', label: 'Equipment', Panel: EquipmentPanel },
  { value: 'ducts', label: 'Ducts', Panel: DuctsPanel },
  { value: 'revisions', label: 'Revisions', Panel: RevisionsPanel },
];
const FULL: readonly PageTab[] = [
  { value: 'house', label: 'House', Panel: HousePanel },
  { value: 'plan', label: 'Plan', Panel: PlanPanel },
  { value: 'rooms', label: 'Rooms', Panel: RoomsPanel },
  ...OUTCOME,
];
const QUICK: readonly PageTab[] = [{ value: 'quick', label: 'Quick questions', Panel: QuickPanel }, ...OUTCOME];

/** Shows the parts of the calculation as tabs. */
export function EditorTabs() {
  const { draft } = useEditing();
  return <PageTabs tabs={draft.mode === 'quick' ? QUICK : FULL} />;
}
