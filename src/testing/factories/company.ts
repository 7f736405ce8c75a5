import { INCLUDED_FEATURES } from '@/domain/access/features';
import { companySchema, type CompanyFields } from '@/domain/company/schema';
import type { Stored } from '@/domain/record/schema';
import { NO_SUBSCRIPTION } from '@/domain/subscription/summary';
import { buildStored } from './build';

/** Builds Blue Ridge Heating & Air, owned by `user-1`. */
export function buildCompany(overrides: Partial<Stored<CompanyFields>> = {}): Stored<CompanyFields> {
  const fields = {
    name: 'Blue Ridge Heating & Air',
    ownerId: 'user-1',
    industry: 'hvac',
    phone: '(828) 555-0100',
    address: { street: '48 Haywood Rd', city: 'Asheville', state: 'NC', postalCode: '28806' },
    timeZone: 'America/New_York',
    features: Object.fromEntries(INCLUDED_FEATURES.map((feature) => [feature, true])),
  };
  return buildStored({ kind: 'company', schema: companySchema, fields, overrides });
}

/** Fields of a company that has paid: until then, a company may only text customers who consented themselves. */
export const PAYING = {
  subscription: { ...NO_SUBSCRIPTION, firstPaidAt: '2025-11-01T00:00:00.000Z' },
} satisfies Partial<CompanyFields>;
