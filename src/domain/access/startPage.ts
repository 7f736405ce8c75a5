import type { Role } from './roles';

/** Returns a user's start address: a technician's own day, everyone else's start page. */
export const startPageOf = (role: Role): string => (role === 'technician' ? '/technician-dashboard' : '/landing');
