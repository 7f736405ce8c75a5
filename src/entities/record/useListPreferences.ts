import { useMemo, useSyncExternalStore } from 'react';
import { useSession, useWorkspace } from '@/data/react/WorkspaceProvider';
import { newId } from '@/lib/ids';
import { keptText } from '@/lib/keptText';
import { keepPreferences, keptPreferences, parsePreferences, type ListPreferences } from './listPreferences';

/**
 * Manages a user's own views and columns of one list, on this device. `list` is its permanent name: anything saved under another name is
 * lost.
 */
export function useListPreferences(list: string) {
  const { uid } = useWorkspace();
  const { company } = useSession();
  const owner = { companyId: company.id, uid, list };
  const text = useSyncExternalStore(keptText.subscribe, () => keptPreferences(owner));
  const preferences = useMemo(() => parsePreferences(text), [text]);
  const change = (changes: Partial<ListPreferences>): void => keepPreferences(owner, { ...preferences, ...changes });
  const { views, hiddenColumns } = preferences;
  return {
    views,
    /** undefined until the user chooses. */
    hiddenColumns,
    hideColumns: (ids: readonly string[]) => change({ hiddenColumns: [...ids] }),
    saveView: (name: string, params: string, hidden: readonly string[]) =>
      change({ views: [...views, { id: newId(), name, params, hiddenColumns: [...hidden] }] }),
    renameView: (id: string, name: string) =>
      change({ views: views.map((view) => (view.id === id ? { ...view, name } : view)) }),
    removeView: (id: string) => change({ views: views.filter((view) => view.id !== id) }),
  };
}

export type ListPreferencesOf = ReturnType<typeof useListPreferences>;
