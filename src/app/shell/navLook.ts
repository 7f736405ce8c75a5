import { keptStore } from '@/ui/feedback/keptStore';

/** How the navigation looks on this device: as icons only, and which groups are closed. */
export type NavLook = { isNarrow: boolean; closed: readonly string[] };

/** What is set up once is out of the way until somebody wants it. */
const USUAL: NavLook = { isNarrow: false, closed: ['company'] };

function lookOf(text: string): NavLook {
  try {
    const { isNarrow, closed } = JSON.parse(text || '{}') as Record<string, unknown>;
    return {
      isNarrow: isNarrow === true,
      closed: Array.isArray(closed) ? closed.filter((group) => typeof group === 'string') : USUAL.closed,
    };
  } catch {
    return USUAL;
  }
}

export const navLook = keptStore<NavLook>('fieldwright:nav', { read: lookOf, write: (look) => JSON.stringify(look) });

/** Changes the look, and keeps it on this device. */
export const changeNavLook = (change: Partial<NavLook>): void => navLook.set({ ...navLook.get(), ...change });
