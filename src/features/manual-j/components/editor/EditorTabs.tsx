import { LoadResults } from '../results/LoadResults';
import { PageTabs, type PageTab } from '@/ui/layout/PageTabs';
import { useEditing } from './editingContext';
import { HousePanel } from './HousePanel';
import { RoomsPanel } from './grid/RoomsPanel';

function ResultsPanel() {
  const { calculated, result, showField } = useEditing();
  return <LoadResults inputs={calculated} result={result} onShowField={showField} />;
}

const TABS: readonly PageTab[] = [
  { value: 'house', label: 'House', Panel: HousePanel },
  { value: 'rooms', label: 'Rooms', Panel: RoomsPanel },
  { value: 'results', label: 'Results', Panel: ResultsPanel },
];

/** The parts of the calculation, one at a time. */
export function EditorTabs() {
  return <PageTabs tabs={TABS} gap="md" />;
}
