import { collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { addPayEntry, savePayPlan } from '@/domain/commission/api';
import { payRuleSchema, type PayRule } from '@/domain/commission/plan';
import { addCalendarDays } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import { mondayOf } from '@/lib/weekdays';
import type { Team } from './accounts';
import { call } from './client';
import type { CompanyPlan } from './companies/plan';
import type { SeedJob } from './jobs';
import type { Random } from './random';

type Paying = { plan: CompanyPlan; team: Team; jobs: readonly SeedJob[]; random: Random };

/**
 * Creates pay rules since the Monday three weeks ago, and a manager's manual entries: technicians see what their jobs pay. On a slow
 * machine those for the coming weeks are left to the night: every emulator query scans all documents of all companies.
 */
export async function makePayRules({ plan, team, jobs, random }: Paying): Promise<void> {
  const { client } = team.owner;
  const today = calendarDay(plan.timeZone);
  const rule = (fields: Partial<PayRule>): PayRule => payRuleSchema.parse({ id: random.id(), ...fields });
  const material = await getDocs(
    query(collection(client.db, `companies/${team.companyId}/pricebook`), where('kind', '==', 'material'), limit(1)),
  );
  const items = material.docs.map((item) => ({ id: item.id, name: String(item.data()['name']).slice(0, 100) }));
  await call(client, savePayPlan, {
    startsOn: addCalendarDays(mondayOf(today), -21),
    callbackDays: 30,
    rules: [
      rule({ name: 'Commission', kind: 'invoiced', ratePpm: 60_000, sellerPpm: 400_000 }),
      rule({ name: 'Equipment', kind: 'margin', ratePpm: 50_000, itemKinds: ['equipment'], sellerPpm: 500_000 }),
      rule({
        ...{ name: 'Finished maintenance', kind: 'job', amountCents: 1500 },
        jobTypes: [{ id: 'maintenance', name: 'Maintenance' }],
      }),
      rule({
        ...{ name: 'Finished service call', kind: 'job', amountCents: 1000 },
        jobTypes: [{ id: 'service', name: 'Service call' }],
      }),
      rule({ name: 'Membership', kind: 'member', amountCents: 2500 }),
      ...(items.length > 0 ? [rule({ name: 'Part of the month', kind: 'spiff', amountCents: 500, items })] : []),
    ],
  });
  const technicianId = jobs.find(({ fate, crew }) => fate === 'work-done' && crew.length > 0)?.crew[0]?.id;
  if (technicianId === undefined) return;
  await call(client, addPayEntry, {
    ...{ requestId: random.id(), technicianId, on: today, amountCents: 7500 },
    reason: 'Helped at the home show on Saturday',
  });
}
