import { paths } from '@/lib/paths';
import type { Role } from './roles';

/** The page that somebody's work begins with: a technician's own day, everyone else's start page. */
export const startPageOf = (role: Role): string => (role === 'technician' ? paths.technicianDashboard : paths.landing);
