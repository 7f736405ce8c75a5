import { INCLUDED_FEATURES } from '@/domain/access/features';
import type { Stored } from '@/domain/record/schema';
import { userSchema, type UserFields } from '@/domain/user/schema';
import { buildStored } from './build';

/** Builds the admin of `company-1` with the features every company starts with. */
export function buildUser(overrides: Partial<Stored<UserFields>> = {}): Stored<UserFields> {
  const fields = {
    companyId: 'company-1',
    role: 'admin',
    features: Object.fromEntries(INCLUDED_FEATURES.map((feature) => [feature, true])),
    industries: ['hvac'],
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@example.com',
    phone: '(828) 555-0100',
    isOnboarded: true,
  };
  return buildStored({ kind: 'user', schema: userSchema, fields, overrides });
}
