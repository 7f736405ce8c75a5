import type { ReactNode } from 'react';

/** One entry of the command palette. */
export type PaletteAction = {
  id: string;
  label: string;
  onTrigger: () => void;
  description?: string;
  group?: string;
  icon?: ReactNode;
  /** The keys that do the same: `['g', 'j']`. */
  keys?: readonly string[];
  /** Has exactly the number that was typed: ranks above everything. */
  isExact?: boolean;
};

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const beginAll = (parts: readonly string[], words: readonly string[]): boolean =>
  parts.every((part) => words.some((word) => word.startsWith(part)));

/** Whether every typed word begins a word that is seen: of the entry's name, of what it says below, or of its group. */
export function matches({ label, description = '', group = '' }: PaletteAction, query: string): boolean {
  return beginAll(wordsOf(query), wordsOf(`${label} ${description} ${group}`));
}

/** The entries that match, those by their name before those by what they say of themselves. */
export function matching(actions: readonly PaletteAction[], query: string): PaletteAction[] {
  const parts = wordsOf(query);
  if (parts.length === 0) return [];
  const found = actions.filter((action) => matches(action, query));
  const isByName = ({ label }: PaletteAction): boolean => beginAll(parts, wordsOf(label));
  return [...found.filter(isByName), ...found.filter((action) => !isByName(action))];
}

/** Matches by number come first, then actions, then other matches; no duplicates. */
export function ranked(done: readonly PaletteAction[], found: readonly PaletteAction[]): PaletteAction[] {
  const exact = found.filter(({ isExact }) => isExact).map((action) => ({ ...action, group: 'Found by number' }));
  const all = [...exact, ...done, ...found];
  const firstAt = new Map(all.map(({ id }, at) => [id, at] as const).toReversed());
  return all.filter(({ id }, at) => firstAt.get(id) === at);
}

/** The entries under their groups, the groups in the order in which they first appear. */
export function grouped(actions: readonly PaletteAction[]): { group: string; members: PaletteAction[] }[] {
  const groups = new Map<string, PaletteAction[]>();
  for (const action of actions) {
    const members = groups.get(action.group ?? '') ?? [];
    groups.set(action.group ?? '', [...members, action]);
  }
  return [...groups].map(([group, members]) => ({ group, members }));
}
