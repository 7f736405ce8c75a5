import { createContext, use } from 'react';
import type { LoadResult } from '@/domain/load-calc/result';
import type { LoadInputs } from '@/domain/load-calc/schema/inputs';
import type { LoadProject } from '@/domain/load-calc/project/schema';
import type { Stored } from '@/domain/record/schema';
import type { Draft } from '../../editing/acceptValue';
import type { Usual } from '../../editing/constructions';
import type { LoadEditor } from '../../editing/loadEditor';
import type { Notes } from '../../editing/notes';
import type { RowKind } from '../../editing/rows';
import type { SavedState } from '@/entities/calculation/useCalculationEditing';

/** Keeps its identity while someone types: cells that use only this context don't re-render. */
export type Field = {
  editor: LoadEditor;
  /** Increases when the values changed other than by typing. */
  jumps: number;
};

export type Editing = {
  record: Stored<LoadProject>;
  draft: Draft;
  /** The house that `result` was computed from: at most a moment behind `draft.house`. */
  calculated: LoadInputs;
  result: LoadResult;
  notes: Notes;
  /** Assumptions for omitted fields, as text, by path. */
  assumed: ReadonlyMap<string, string>;
  saved: SavedState;
  canUndo: boolean;
  canRedo: boolean;
  /** Selected room; '' for surfaces in no room. */
  room: string;
  setRoom: (room: string) => void;
  /** Path of the surface with all fields open, like `windows.2`; '' for none. */
  details: string;
  setDetails: (path: string) => void;
  /** The default construction of new surfaces. */
  usual: Usual;
  chooseUsual: (kind: RowKind, construction: string) => void;
  /** Opens the part that has a field, like `windows.2.uFactor`, and focuses it. */
  showField: (path: string) => void;
};

export const FieldContext = createContext<Field | null>(null);
export const EditingContext = createContext<Editing | null>(null);

/** @throws {Error} outside a load calculation */
export function useFields(): Field {
  const field = use(FieldContext);
  if (!field) throw new Error('Fields of a house belong into a load calculation');
  return field;
}

/** @throws {Error} outside a load calculation */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('This part belongs into a load calculation');
  return editing;
}
