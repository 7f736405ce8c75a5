import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import type { Stored } from '@/domain/record/schema';
import type { EditorState } from '@/entities/calculation/calculationEditor';
import type { SavedState } from '@/entities/calculation/useCalculationEditing';
import { useUndoKeys } from '@/entities/calculation/useUndoKeys';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import { PageTabs, type PageTab } from '@/ui/layout/PageTabs';
import type { PlumbingEditor, PlumbingWork } from '../../editing/work';
import { usePlumbingProject } from '../../hooks/usePlumbingProject';
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

/** The page of a plumbing calculation: header, totals that are always in sight, and its parts. */
export function PlumbingWorkspace({ record }: { record: Stored<PlumbingCalc> }) {
  const { editor, state, saved, conflictDialog } = usePlumbingProject(record);
  if (!editor || !state)
    return (
      <PageBody size="wide">
        <PageHeader title={record.title} back={{ to: paths.plumbingCalc, label: 'Plumbing' }} />
        <ErrorState
          title="These pipes cannot be read"
          message="What is stored of them is damaged. Revisions are kept: a new calculation can be made as a copy of another one."
        />
      </PageBody>
    );
  return (
    <>
      <Opened editor={editor} state={state} saved={saved} record={record} />
      {conflictDialog}
    </>
  );
}

type OpenedProps = {
  editor: PlumbingEditor;
  state: EditorState<PlumbingWork>;
  saved: SavedState;
  record: Stored<PlumbingCalc>;
};

function Opened({ editor, state, saved, record }: OpenedProps) {
  useUndoKeys(editor);
  return (
    <EditingProvider editor={editor} state={state} saved={saved} record={record}>
      <PageBody size="wide">
        <EditorHeader />
        <TotalsBar />
        <ProblemsList />
        <PageTabs tabs={TABS} />
      </PageBody>
    </EditingProvider>
  );
}
