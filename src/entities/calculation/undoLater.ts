import { notify } from '@/ui/feedback/notify';
import type { EditorState } from './calculationEditor';

/** For the Undo of a notice: takes back what was just done, as long as nothing else was done to `part` since. */
export function undoLater<W>(editor: { state: () => EditorState<W>; undo: () => void }, part: keyof W): () => void {
  const done = editor.state().history.present[part];
  return () => {
    if (editor.state().history.present[part] === done) editor.undo();
    else notify.info('More was changed since. Use Undo at the top, step by step.');
  };
}
