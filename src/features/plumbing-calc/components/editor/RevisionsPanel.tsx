import { Accordion, Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { PlumbingCalcRevision } from '@/domain/plumbing/record/schema';
import { readTree } from '@/domain/plumbing/record/tree';
import { revisionTable } from '@/domain/plumbing/report/revisionTable';
import type { Stored } from '@/domain/record/schema';
import { KeepRevisionDialog } from '@/entities/calculation/KeepRevisionDialog';
import { RevisionHead } from '@/entities/calculation/RevisionHead';
import { TextTable } from '@/entities/calculation/TextTable';
import { undoLater } from '@/entities/calculation/undoLater';
import { useUnits } from '@/entities/calculation/useUnits';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { InlineNotice } from '@/ui/feedback/InlineNotice';
import { LoadingRows } from '@/ui/feedback/LoadingRows';
import { notify } from '@/ui/feedback/notify';
import { Section } from '@/ui/layout/Section';
import { usePlumbingRevisions } from '../../hooks/usePlumbingRevisions';
import { useEditing } from './editingContext';

/** The calculation as it was: kept for good, compared with now, gone back to. */
export function RevisionsPanel() {
  const { editor, record, draft } = useEditing();
  const { revisions, isLoading, error, keep } = usePlumbingRevisions(record);
  const [isAsking, { open, close }] = useDisclosure(false);
  const submit = async (reason: string): Promise<void> => {
    await editor.save();
    const kept = await keep(draft.tree, reason);
    close();
    notify.success(`Revision ${kept.revisionNumber} is kept.`);
  };
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
    <Section
      title="Revisions"
      description="A revision is kept for good, whatever is changed later."
      actions={<Button onClick={open}>Keep a revision</Button>}
    >
      {isLoading && <LoadingRows rows={2} />}
      {error && <ErrorState error={error} />}
      {!isLoading && !error && revisions.length === 0 && (
        <EmptyState
          title="No revision yet"
          text="Keep one when it is handed in, or before something larger is tried."
        />
      )}
      <Accordion variant="separated" keepMounted={false}>
        {revisions.map((revision) => (
          <Accordion.Item key={revision.id} value={revision.id}>
            <Accordion.Control>
              <RevisionHead revision={revision} />
            </Accordion.Control>
            <Accordion.Panel>
              <Difference revision={revision} />
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

function Difference({ revision }: { revision: Stored<PlumbingCalcRevision> }) {
  const { draft } = useEditing();
  const { system } = useUnits();
  const { tree } = readTree(revision.tree);
  if (!tree) return <InlineNotice tone="warning">The pipes of this revision cannot be read.</InlineNotice>;
  return <TextTable table={revisionTable(tree, draft.tree, system)} />;
}
