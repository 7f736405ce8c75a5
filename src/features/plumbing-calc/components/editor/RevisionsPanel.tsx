import type { PlumbingCalcRevision } from '@/domain/plumbing/record/schema';
import { readTree, storedTree } from '@/domain/plumbing/record/tree';
import { revisionTable } from '@/domain/plumbing/report/revisionTable';
import { RevisionsSection } from '@/entities/calculation/RevisionsSection';
import { TextTable } from '@/entities/calculation/TextTable';
import { undoLater } from '@/entities/calculation/undoLater';
import { useUnits } from '@/entities/calculation/useUnits';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { notify } from '@/ui/feedback/notify';
import { usePlumbingRevisions } from '../../hooks/usePlumbingRevisions';
import { useEditing } from './editingContext';

/** Lists the saved revisions of the pipes. */
export function RevisionsPanel() {
  const { editor, record, draft } = useEditing();
  const { keep, ...list } = usePlumbingRevisions(record);
  const goBack = (revision: PlumbingCalcRevision): void => {
    const { tree } = readTree(revision.tree);
    if (!tree) {
      notify.error('The pipes of this revision cannot be read.');
      return;
    }
    editor.change('', (now) => ({ ...now, tree, refused: {} }));
    notify.success(`The pipes are as they were in revision ${revision.revisionNumber}.`, {
      undo: undoLater(editor, 'tree'),
    });
  };
  return (
    <RevisionsSection
      list={list}
      whenToKeep="Keep one when it is handed in, or before something larger is tried."
      renderDifference={(revision) => <Difference revision={revision} />}
      onKeep={async (reason) => {
        await editor.save();
        return keep(storedTree(draft.tree), reason);
      }}
      onGoBack={goBack}
    />
  );
}

function Difference({ revision }: { revision: PlumbingCalcRevision }) {
  const { draft } = useEditing();
  const { system } = useUnits();
  const { tree } = readTree(revision.tree);
  if (!tree) return <InlineNotice tone="warning">The pipes of this revision cannot be read.</InlineNotice>;
  return <TextTable table={revisionTable(tree, draft.tree, system)} />;
}
