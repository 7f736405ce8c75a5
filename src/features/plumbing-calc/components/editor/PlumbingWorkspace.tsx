import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import type { Stored } from '@/domain/record/schema';
import { CalculationWorkspace } from '@/entities/calculation/CalculationWorkspace';
import { PageBody } from '@/ui/layout/PageBody';
import { PageTabs, type PageTab } from '@/ui/layout/PageTabs';
import { usePlumbingProject } from '../../hooks/usePlumbingProject';
import { PLUMBING_PLACE } from '../../plumbingPlace';
import { EditingProvider } from './EditingProvider';
import { EditorHeader } from './EditorHeader';
import { FixturesPanel } from './FixturesPanel';
import { MaterialsPanel } from './materials/MaterialsPanel';
import { PipesPanel } from './PipesPanel';
import { ProblemsList } from './ProblemsList';
import { ResultsPanel } from './ResultsPanel';
import { RevisionsPanel } from './RevisionsPanel';
import { SettingsPanel } from './SettingsPanel';
import { TotalsBar } from './TotalsBar';

const TABS: readonly PageTab[] = [
  { value: 'pipes', label: 'Pipes', Panel: PipesPanel },
  { value: 'fixtures', label: 'Fixtures', Panel: FixturesPanel },
  { value: 'settings', label: 'Code and pressure', Panel: SettingsPanel },
  { value: 'results', label: 'Results', Panel: ResultsPanel },
  { value: 'materials', label: 'Materials', Panel: MaterialsPanel },
  { value: 'revisions', label: 'Revisions', Panel: RevisionsPanel },
];

/** Renders a plumbing calculation: header, totals that are always in view, and its parts. */
export function PlumbingWorkspace({ record }: { record: Stored<PlumbingCalc> }) {
  return (
    <CalculationWorkspace
      title={record.title}
      place={PLUMBING_PLACE}
      editing={usePlumbingProject(record)}
      unreadable={{
        title: 'These pipes cannot be read',
        message:
          'What is stored of them is damaged. Revisions are kept: a new calculation can be made as a copy of another one.',
      }}
    >
      {(opened) => (
        <EditingProvider {...opened} record={record}>
          <PageBody size="wide">
            <EditorHeader />
            <TotalsBar />
            <ProblemsList />
            <PageTabs tabs={TABS} />
          </PageBody>
        </EditingProvider>
      )}
    </CalculationWorkspace>
  );
}
