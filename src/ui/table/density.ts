import { useSyncExternalStore } from 'react';

/** How high rows are: 40 or 32 px. */
export type Density = 'comfortable' | 'compact';

const KEY = 'fieldwright:density';
const listeners = new Set<() => void>();
/** For browsers that keep nothing: it lasts as long as the page. */
let unkept: Density | null = null;

function read(): Density {
  try {
    return unkept ?? (localStorage.getItem(KEY) === 'compact' ? 'compact' : 'comfortable');
  } catch {
    return unkept ?? 'comfortable';
  }
}

function setDensity(density: Density): void {
  try {
    localStorage.setItem(KEY, density);
    unkept = null;
  } catch {
    unkept = density;
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** How high the rows of all lists are on this device. */
export const useDensity = (): { density: Density; setDensity: (density: Density) => void } => ({
  density: useSyncExternalStore(subscribe, read),
  setDensity,
});
