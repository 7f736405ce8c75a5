import type { Role } from './roles';

/** The address that somebody's work begins with: a technician's own day, everyone else's start page. */
export const startPageOf = (role: Role): string => (role === 'technician' ? '/technician-dashboard' : '/landing');
