import { createContext, use } from 'react';
import type { Drawn } from '@/domain/plumbing/drawing/treeDrawing';
import type { LiveResult } from '@/domain/plumbing/project/calculateLive';
import type { TreeInput } from '@/domain/plumbing/project/schema';
import type { PlumbingCalc } from '@/domain/plumbing/record/schema';
import type { Stored } from '@/domain/record/schema';
import type { SavedState } from '@/entities/calculation/useCalculationEditing';
import type { PlumbingDraft, PlumbingEditor } from '../../editing/work';

export type Editing = {
  editor: PlumbingEditor;
  record: Stored<PlumbingCalc>;
  draft: PlumbingDraft;
  /** The tree that `live` is of: a moment behind `draft.tree` at most. */ calculated: TreeInput;
  live: LiveResult;
  saved: SavedState;
  canUndo: boolean;
  canRedo: boolean;
  /** Increases when values changed other than by typing. */ jumps: number;
  /** Edits the tree; equal steps in a row are one undo. */ edit: (
    step: string,
    change: (tree: TreeInput) => TreeInput,
  ) => void;
  /** The segment whose fields are shown; '' = none. */ selected: string;
  select: (id: string) => void;
  drawn: Drawn;
  setDrawn: (drawn: Drawn) => void;
  /** Opens the place of an issue, like `segments.2.parent`. */ showPath: (path: string) => void;
};

export const EditingContext = createContext<Editing | null>(null);

/** @throws {Error} outside a plumbing calculation */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('This part belongs into a plumbing calculation');
  return editing;
}
