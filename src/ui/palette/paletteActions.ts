import type { ReactNode } from 'react';

/** One entry of the command palette. */
export type PaletteAction = {
  id: string;
  label: string;
  onTrigger: () => void;
  description?: string;
  group?: string;
  icon?: ReactNode;
  /** Other words that lead here. */
  keywords?: string;
};

/** Whether every word of the query begins somewhere in the entry's words. */
export function matches(action: PaletteAction, query: string): boolean {
  const words = `${action.label} ${action.group ?? ''} ${action.keywords ?? ''}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((part) => words.includes(part));
}
