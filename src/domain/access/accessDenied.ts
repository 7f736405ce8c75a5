import type { Role } from './roles';

const WHO: Record<Role, string> = {
  admin: 'administrators',
  manager: 'managers',
  office: 'office staff',
  technician: 'technicians',
  user: 'users',
};

/** Explains to someone that their role may not open an address (specification, section 2). */
export function accessDenied(roles: readonly Role[]): string {
  const who = new Intl.ListFormat('en-US', { type: 'conjunction' }).format(roles.map((role) => WHO[role]));
  return `Access Denied: This area is restricted to ${who} only. If you believe you should have access, please contact your system administrator.`;
}
