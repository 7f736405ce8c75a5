import { notify } from '@/ui/feedback/notify';
import type { EditorState } from './calculationEditor';

/** For a notice's Undo: reverts the latest action, as long as nothing else has been done to `part` since. */
export function undoLater<W>(editor: { state: () => EditorState<W>; undo: () => void }, part: keyof W): () => void {
  const done = editor.state().history.present[part];
  return () => {
    if (editor.state().history.present[part] === done) editor.undo();
    else notify.info('More was changed since. Use Undo at the top, step by step.');
  };
}
