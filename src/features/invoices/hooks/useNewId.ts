import { useEffect, useState } from 'react';
import { newId } from '@/lib/ids';

/** Storage may be full or blocked: a form must work without it. */
function withStorage<T>(work: (storage: Storage) => T, fallback: T): T {
  try {
    return work(window.sessionStorage);
  } catch {
    return fallback;
  }
}

/** Returns an ID for a record not created yet. It survives a reload, so that an already saved record is found again. */
export function useNewId(key: string): { id: string; forget: () => void } {
  const name = `fieldwright:new:${key}`;
  const [id] = useState(() => withStorage((storage) => storage.getItem(name), null) ?? newId());
  useEffect(() => withStorage((storage) => storage.setItem(name, id), undefined), [name, id]);
  return { id, forget: () => withStorage((storage) => storage.removeItem(name), undefined) };
}
