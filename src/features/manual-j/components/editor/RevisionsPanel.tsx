import type { LoadRevision } from '@/domain/load-calc/project/schema';
import { RevisionsSection } from '@/entities/calculation/RevisionsSection';
import { undoLater } from '@/entities/calculation/undoLater';
import { useUnits, type Units } from '@/entities/calculation/useUnits';
import { notify } from '@/ui/feedback/notify';
import { LOAD_KIND, workOf } from '../../editing/work';
import { useLoadRevisions } from '../../hooks/useLoadRevisions';
import { useEditing, useFields } from './editingContext';
import { RevisionDifference } from './RevisionDifference';

/** Lists the saved revisions of the house. */
export function RevisionsPanel() {
  const { editor } = useFields();
  const { record, draft } = useEditing();
  const { show } = useUnits();
  const { keep, ...list } = useLoadRevisions(record);
  const goBack = (revision: LoadRevision): void => {
    const then = workOf({ ...record, ...revision });
    if (!then) {
      notify.error('The house of this revision cannot be read.');
      return;
    }
    const { mode, quick, house, station, considered, ducts, floorPlan } = then;
    editor.change('', (now) => ({
      ...now,
      ...LOAD_KIND.parts.recognized({ ...now, mode, quick, house, station, considered, ducts, floorPlan }, now),
      refused: {},
    }));
    notify.success(`The calculation is as it was in revision ${revision.revisionNumber}.`, {
      undo: undoLater(editor, 'house'),
    });
  };
  return (
    <RevisionsSection
      list={list}
      whenToKeep="Keep one before it is sent, or before something larger is tried."
      figuresOf={(revision) => loadText(revision, show)}
      renderDifference={(revision) => <RevisionDifference revision={revision} />}
      onKeep={async (reason) => {
        await editor.save();
        return keep(draft, reason);
      }}
      onGoBack={goBack}
    />
  );
}

/** Formats the loads at that revision. */
function loadText({ totals }: LoadRevision, show: Units['show']): string {
  const coolingBtuh = totals.coolingSensibleBtuh + totals.coolingLatentBtuh;
  return `heating ${show(totals.heatingBtuh, 'load')}, cooling ${show(coolingBtuh, 'load')}`;
}
