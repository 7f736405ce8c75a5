import { keptStore } from '@/ui/feedback/keptStore';

/** Appearance of the navigation on this device: icons only or not, and which groups are collapsed. */
export type NavLook = { isNarrow: boolean; closed: readonly string[] };

/** Pages for one-time setup are out of the way by default. */
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

/** Changes the appearance and saves it on this device. */
export const changeNavLook = (change: Partial<NavLook>): void => navLook.set({ ...navLook.get(), ...change });
