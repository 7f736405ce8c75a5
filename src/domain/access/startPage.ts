import type { Role } from './roles';

/** Returns the address a user starts on: the technician dashboard for technicians, the start page for everyone else. */
export const startPageOf = (role: Role): string => (role === 'technician' ? '/technician-dashboard' : '/landing');
