import type { ReactNode } from 'react';
import { ErrorState } from '@/ui/feedback/ErrorState';
import { PageBody } from '@/ui/layout/PageBody';
import { PageHeader } from '@/ui/layout/PageHeader';
import type { CalculationEditor, EditorState } from './calculationEditor';
import { backTo } from './calculationPlace';
import type { CalculationEditing, SavedState } from './useCalculationEditing';
import { useUndoKeys } from './useUndoKeys';

/** An editor's data, once the record has been read. */
export type OpenedCalculation<R, W> = { editor: CalculationEditor<R, W>; state: EditorState<W>; saved: SavedState };

type CalculationWorkspaceProps<R, W> = {
  title: string;
  place: { list: string; label: string };
  editing: CalculationEditing<R, W>;
  /** Message for an unreadable record. */ unreadable: { title: string; message: string };
  children: (opened: OpenedCalculation<R, W>) => ReactNode;
};

/** Renders the editor of a calculation with its undo shortcuts, or explains why it can't be opened. */
export function CalculationWorkspace<R, W>({ title, place, editing, ...rest }: CalculationWorkspaceProps<R, W>) {
  const { editor, state, saved, conflictDialog } = editing;
  if (!editor || !state)
    return (
      <PageBody size="wide">
        <PageHeader title={title} back={backTo(place)} />
        <ErrorState {...rest.unreadable} />
      </PageBody>
    );
  return (
    <>
      <Opened opened={{ editor, state, saved }}>{rest.children}</Opened>
      {conflictDialog}
    </>
  );
}

function Opened<R, W>({
  opened,
  children,
}: {
  opened: OpenedCalculation<R, W>;
  children: (opened: OpenedCalculation<R, W>) => ReactNode;
}) {
  useUndoKeys(opened.editor);
  return children(opened);
}
