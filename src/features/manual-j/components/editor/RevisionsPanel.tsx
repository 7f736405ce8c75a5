import { Accordion, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { LoadRevision } from '@/domain/load-calc/project/schema';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { Section } from '@/ui/layout/Section';
import { undoLater } from '@/entities/calculation/undoLater';
import { LOAD_KIND, workOf } from '../../editing/work';
import { useLoadRevisions } from '../../hooks/useLoadRevisions';
import { useUnits, type Units } from '@/entities/calculation/useUnits';
import { useEditing, useFields } from './editingContext';
import { KeepRevisionDialog } from '@/entities/calculation/KeepRevisionDialog';
import { RevisionHead } from '@/entities/calculation/RevisionHead';
import { RevisionDifference } from './RevisionDifference';

/** The calculation as it was: kept for good, compared with now, gone back to. */
export function RevisionsPanel() {
  const { editor } = useFields();
  const { record, draft } = useEditing();
  const { show } = useUnits();
  const { revisions, isLoading, error, keep } = useLoadRevisions(record);
  const [isAsking, { open, close }] = useDisclosure(false);
  const submit = async (reason: string): Promise<void> => {
    await editor.save();
    const kept = await keep(draft, reason);
    close();
    notify.success(`Revision ${kept.revisionNumber} is kept.`);
  };
  const goBack = (revision: LoadRevision): void => {
    const then = workOf({ ...record, ...revision });
    if (!then) {
      notify.error('The house of this revision cannot be read.');
      return;
    }
    const { mode, quick, house, station, considered } = then;
    editor.change('', (now) => ({
      ...now,
      ...LOAD_KIND.parts.recognised({ ...now, mode, quick, house, station, considered }, now),
      refused: {},
    }));
    notify.success(`The calculation is as it was in revision ${revision.revisionNumber}.`, {
      undo: undoLater(editor, 'house'),
    });
  };
  return (
    <Section
      title="Revisions"
      description="A revision is kept for good, whatever is changed later."
      actions={<Button onClick={open}>Keep a revision</Button>}
    >
      {isLoading && <LoadingRows rows={2} />}
      {error && <ErrorState error={error} />}
      {!isLoading && !error && revisions.length === 0 && (
        <EmptyState title="No revision yet" text="Keep one before it is sent, or before something larger is tried." />
      )}
      <Accordion variant="separated">
        {revisions.map((revision) => (
          <Accordion.Item key={revision.id} value={revision.id}>
            <Accordion.Control>
              <RevisionHead revision={revision} figures={loadText(revision, show)} />
            </Accordion.Control>
            <Accordion.Panel>
              <RevisionDifference revision={revision} />
              <Button variant="default" mt="sm" onClick={() => goBack(revision)}>
                Go back to this revision
              </Button>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      {isAsking && <KeepRevisionDialog onKeep={submit} onClose={close} />}
    </Section>
  );
}

/** What the house came to then. */
function loadText({ totals }: LoadRevision, show: Units['show']): string {
  const coolingBtuh = totals.coolingSensibleBtuh + totals.coolingLatentBtuh;
  return `heating ${show(totals.heatingBtuh, 'load')}, cooling ${show(coolingBtuh, 'load')}`;
}
