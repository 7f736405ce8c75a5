import { useMemo, useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DRAWN, DRAWN_KINDS, type Drawn } from '@/domain/plumbing/drawing/treeDrawing';
import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import type { Stored } from '@/domain/record/schema';
import type { EditorState } from '@/entities/calculation/calculationEditor';
import type { SavedState } from '@/entities/calculation/useCalculationEditing';
import type { System } from '@/domain/plumbing/project/schema';
import type { PlumbingEditor, PlumbingWork } from '../../editing/work';
import { useLiveTree } from '../../hooks/useLiveTree';
import { EditingContext, type Editing } from './editingContext';

type EditingProviderProps = {
  editor: PlumbingEditor;
  state: EditorState<PlumbingWork>;
  saved: SavedState;
  record: Stored<PlumbingCalc>;
  children: ReactNode;
};

const drawnOf = (system: System): Drawn =>
  DRAWN_KINDS.find((kind) => DRAWN[kind].systems.some((known) => known === system)) ?? 'water';

/** Provides the pipes, their results and the available actions to the page's parts. */
export function EditingProvider({ editor, state, saved, record, children }: EditingProviderProps) {
  const draft = state.history.present;
  const { tree } = draft;
  const { calculated, live } = useLiveTree(tree);
  const [, setParams] = useSearchParams();
  const [wanted, setWanted] = useState('');
  const [drawn, setDrawn] = useState<Drawn>(() => drawnOf(tree.segments?.[0]?.system ?? 'cold'));
  const selected = tree.segments?.some(({ id }) => id === wanted) ? wanted : '';

  const editing = useMemo((): Editing => {
    const select = (id: string): void => {
      setWanted(id);
      const segment = editor.state().history.present.tree.segments?.find((one) => one.id === id);
      if (segment) setDrawn(drawnOf(segment.system));
    };
    const openTab = (tab: string): void => setParams(tab === '' ? {} : { tab }, { replace: true });
    return {
      editor,
      record,
      draft,
      calculated,
      live,
      saved,
      canUndo: state.history.past.length > 0,
      canRedo: state.history.future.length > 0,
      jumps: state.jumps,
      edit: (step, change) =>
        editor.change(step, (now) => {
          const next = change(now.tree);
          return next === now.tree ? now : { ...now, tree: next };
        }),
      selected,
      select,
      drawn,
      setDrawn,
      showPath: (path) => {
        const [list = '', index = ''] = path.split('.');
        if (list === 'segments') {
          openTab('');
          select(tree.segments?.[Number(index)]?.id ?? '');
        } else if (list === 'fixtures' || list === 'appliances') openTab('fixtures');
        else openTab('settings');
      },
    };
  }, [editor, record, draft, calculated, live, saved, state, selected, drawn, tree, setParams]);
  return <EditingContext value={editing}>{children}</EditingContext>;
}
