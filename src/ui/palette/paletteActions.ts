import type { ReactNode } from 'react';

/** One entry of the command palette. */
export type PaletteAction = {
  id: string;
  label: string;
  onTrigger: () => void;
  description?: string;
  group?: string;
  icon?: ReactNode;
  /** Keyboard shortcut for the same action: `['g', 'j']`. */
  keys?: readonly string[];
  /** True when it has exactly the number that was typed: ranks above everything. */
  isExact?: boolean;
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const beginAll = (parts: readonly string[], words: readonly string[]): boolean =>
  parts.every((part) => words.some((word) => word.startsWith(part)));

/** Returns whether every typed word is the start of a visible word: in the entry's name, description or group. */
export function matches({ label, description = '', group = '' }: PaletteAction, query: string): boolean {
  return beginAll(wordsOf(query), wordsOf(`${label} ${description} ${group}`));
}

/** Returns the matching entries, with matches by name before matches by description. */
export function matching(actions: readonly PaletteAction[], query: string): PaletteAction[] {
  const parts = wordsOf(query);
  if (parts.length === 0) return [];
  const found = actions.filter((action) => matches(action, query));
  const isByName = ({ label }: PaletteAction): boolean => beginAll(parts, wordsOf(label));
  return [...found.filter(isByName), ...found.filter((action) => !isByName(action))];
}

/** Merges results without duplicates: matches by number first, then actions, then other matches. */
export function ranked(done: readonly PaletteAction[], found: readonly PaletteAction[]): PaletteAction[] {
  const exact = found.filter(({ isExact }) => isExact).map((action) => ({ ...action, group: 'Found by number' }));
  const all = [...exact, ...done, ...found];
  const firstAt = new Map(all.map(({ id }, at) => [id, at] as const).toReversed());
  return all.filter(({ id }, at) => firstAt.get(id) === at);
}

/** Groups the entries, with the groups in the order in which they first appear. */
export function grouped(actions: readonly PaletteAction[]): { group: string; members: PaletteAction[] }[] {
  const groups = new Map<string, PaletteAction[]>();
  for (const action of actions) {
    const members = groups.get(action.group ?? '') ?? [];
    groups.set(action.group ?? '', [...members, action]);
  }
  return [...groups].map(([group, members]) => ({ group, members }));
}
