import { EMPTY_LEAD } from '@/domain/lead/arrival';
import { leadDerived, newLead } from '@/domain/lead/create';
import { leadSchema, type Lead } from '@/domain/lead/schema';
import type { Stored } from '@/domain/record/schema';
import { buildStored } from './build';

/** Builds Marta Ellison, whose heat pump blows cold air: a lead from the website form, not yet answered. */
export function buildLead(overrides: Partial<Stored<Lead>> = {}): Stored<Lead> {
  const who = {
    ...EMPTY_LEAD,
    firstName: 'Marta',
    lastName: 'Ellison',
    phone: '(828) 555-2142',
    email: 'marta@example.com',
    wanted: 'Heat pump repair',
    channel: 'website' as const,
    ...overrides,
  };
  const fields = { ...newLead(who, { receivedAt: '2026-07-06T14:25:00.000Z' }), ...leadDerived(who) };
  return buildStored({ kind: 'lead', schema: leadSchema, fields, overrides });
}
