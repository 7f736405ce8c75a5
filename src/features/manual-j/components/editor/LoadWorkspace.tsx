import type { LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { paths } from '@/lib/paths';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import type { EditorState } from '@/entities/calculation/calculationEditor';
import type { SavedState } from '@/entities/calculation/useCalculationEditing';
import type { LoadEditor } from '../../editing/loadEditor';
import type { Work } from '../../editing/work';
import { useLoadProject } from '../../hooks/useLoadProject';
import { useUndoKeys } from '@/entities/calculation/useUndoKeys';
import { EditorHeader } from './EditorHeader';
import { EditorTabs } from './EditorTabs';
import { EditingProvider } from './EditingProvider';
import { IssuesList } from './IssuesList';
import { TotalsBar } from './TotalsBar';

/** The page of a load calculation: header, totals that are always in sight, and the parts of the house. */
export function LoadWorkspace({ record }: { record: Stored<LoadProject> }) {
  const { editor, state, saved, conflictDialog } = useLoadProject(record);
  if (!editor || !state)
    return (
      <PageBody size="wide">
        <PageHeader title={record.title} back={{ to: paths.manualJ, label: 'Manual J' }} />
        <ErrorState
          title="This house cannot be read"
          message="What is stored of it is damaged. Its revisions are kept; a new calculation can be made from its case file."
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

type OpenedProps = { editor: LoadEditor; state: EditorState<Work>; saved: SavedState; record: Stored<LoadProject> };

function Opened({ editor, state, saved, record }: OpenedProps) {
  useUndoKeys(editor);
  return (
    <EditingProvider editor={editor} state={state} saved={saved} record={record}>
      <PageBody size="wide">
        <EditorHeader />
        <TotalsBar />
        <IssuesList />
        <EditorTabs />
      </PageBody>
    </EditingProvider>
  );
}
