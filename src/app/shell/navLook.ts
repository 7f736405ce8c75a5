import { createStore } from '@/ui/feedback/createStore';

const KEY = 'fieldwright:nav';

/** How the navigation looks on this device: as icons only, and which groups are closed. */
export type NavLook = { isNarrow: boolean; closed: readonly string[] };

/** What is set up once is out of the way until somebody wants it. */
const USUAL: NavLook = { isNarrow: false, closed: ['company'] };

function stored(): NavLook {
  try {
    const { isNarrow, closed } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return {
      isNarrow: isNarrow === true,
      closed: Array.isArray(closed) ? closed.filter((group) => typeof group === 'string') : USUAL.closed,
    };
  } catch {
    return USUAL;
  }
}

export const navLook = createStore<NavLook>(stored());

/** Changes the look, and keeps it on this device. */
export function changeNavLook(change: Partial<NavLook>): void {
  const next = { ...navLook.get(), ...change };
  navLook.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing: it holds until the page is closed.
  }
}
