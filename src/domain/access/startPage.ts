import type { Role } from './roles';

/** The address where a user's work starts: a technician's own day, everyone else's start page. */
export const startPageOf = (role: Role): string => (role === 'technician' ? '/technician-dashboard' : '/landing');
