import { notify } from '@/ui/feedback/notify';
import type { LoadEditor } from './loadEditor';

/** For the Undo of a notice: takes back what was just done, as long as nothing else was done since. */
export function undoLater(editor: LoadEditor): () => void {
  const { house } = editor.state().history.present;
  return () => {
    if (editor.state().history.present.house === house) editor.undo();
    else notify.info('More was changed since. Use Undo at the top, step by step.');
  };
}
