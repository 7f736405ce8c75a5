/** The roles of the specification, most powerful first. An account is a `user` until someone grants it more. */
export const ROLES = ['admin', 'manager', 'office', 'technician', 'user'] as const;
export type Role = (typeof ROLES)[number];
export const DEFAULT_ROLE: Role = 'user';

export const ROLE_LABELS: Record<Role, string> = {
  admin: 'Admin',
  manager: 'Manager',
  office: 'Office',
  technician: 'Technician',
  user: 'User',
};

/** The purpose of each role, as shown next to the choice. */
export const ROLE_DESCRIPTIONS: Record<Role, string> = {
  admin: 'Everything, including billing, roles and the company itself',
  manager: 'Everything except billing and roles',
  office: 'Daily work: customers, jobs, technicians',
  technician: 'Sees the work; records progress, photos, notes and equipment on it',
  user: 'Daily work in the features that were switched on',
};

/** Narrows anything read from a document or a form to a role; unknown values become the default. */
export function toRole(value: unknown): Role {
  return ROLES.find((role) => role === value) ?? DEFAULT_ROLE;
}

/** Groups of roles that share a right, from the widest to the narrowest. */
export const EVERYONE: readonly Role[] = [...ROLES];
export const OFFICE_WORK: readonly Role[] = ['admin', 'manager', 'office', 'user'];
export const DISPATCH: readonly Role[] = ['admin', 'manager', 'office'];
export const ADMINS: readonly Role[] = ['admin'];
export const MANAGERS: readonly Role[] = ['admin', 'manager'];
export const NOBODY: readonly Role[] = [];
