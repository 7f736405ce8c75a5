import { codeText } from '@/domain/plumbing/report/words';
import { EditorHead } from '@/entities/calculation/EditorHead';
import { PLUMBING_PLACE } from '../../plumbingPlace';
import { useEditing } from './editingContext';

/** Renders a plumbing calculation's header, including the code it follows. */
export function EditorHeader() {
  const { editor, record, draft, saved, canUndo, canRedo } = useEditing();
  return (
    <EditorHead
      place={PLUMBING_PLACE}
      record={record}
      draft={draft}
      editor={editor}
      saved={saved}
      canUndo={canUndo}
      canRedo={canRedo}
      facts={codeText(draft.tree.code)}
    />
  );
}
