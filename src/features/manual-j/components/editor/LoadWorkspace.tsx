import type { LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import { CalculationWorkspace } from '@/entities/calculation/CalculationWorkspace';
import { PageBody } from '@/ui/layout/PageBody';
import { useLoadProject } from '../../hooks/useLoadProject';
import { LOAD_PLACE } from '../../loadPlace';
import { EditingProvider } from './EditingProvider';
import { EditorHeader } from './EditorHeader';
import { EditorTabs } from './EditorTabs';
import { IssuesList } from './IssuesList';
import { TotalsBar } from './TotalsBar';

/** Renders a load calculation: header, totals that are always in view, and the parts of the house. */
export function LoadWorkspace({ record }: { record: Stored<LoadProject> }) {
  return (
    <CalculationWorkspace
      title={record.title}
      place={LOAD_PLACE}
      editing={useLoadProject(record)}
      unreadable={{
        title: 'This house cannot be read',
        message:
          'What is stored of it is damaged. Its revisions are kept; a new calculation can be made from its case file.',
      }}
    >
      {(opened) => (
        <EditingProvider {...opened} record={record}>
          <PageBody size="wide">
            <EditorHeader />
            <TotalsBar />
            <IssuesList />
            <EditorTabs />
          </PageBody>
        </EditingProvider>
      )}
    </CalculationWorkspace>
  );
}
