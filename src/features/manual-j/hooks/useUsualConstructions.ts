import { useState } from 'react';
import { ROW_KINDS, type RowKind } from '../editing/rows';
import type { Usual } from '../editing/constructions';

const keyOf = (id: string): string => `fieldwright:manual-j:usual:${id}`;

/** Storage may be full or blocked: the choice then lasts as long as the page. */
function read(id: string): Usual {
  try {
    const stored: unknown = JSON.parse(window.localStorage.getItem(keyOf(id)) ?? '{}');
    const known = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
    return Object.fromEntries(
      ROW_KINDS.flatMap((kind) => (typeof known[kind] === 'string' ? [[kind, known[kind]]] : [])),
    );
  } catch {
    return {};
  }
}

/** Returns the default constructions for a house's new surfaces, as chosen on this device; else the last one entered is used. */
export function useUsualConstructions(id: string): {
  usual: Usual;
  choose: (kind: RowKind, construction: string) => void;
} {
  const [usual, setUsual] = useState(() => read(id));
  const choose = (kind: RowKind, construction: string): void => {
    const next = { ...usual, [kind]: construction };
    setUsual(next);
    try {
      window.localStorage.setItem(keyOf(id), JSON.stringify(next));
    } catch {
      // See above.
    }
  };
  return { usual, choose };
}
