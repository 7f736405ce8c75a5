import { can } from '@/domain/access/permissions';
import { MANAGERS, type Role } from '@/domain/access/roles';
import { BILLING_SETTINGS_ID, billingSettingsSchema } from '@/domain/billing/settings';
import { ledgerMonthSchema, NO_RECEIVABLES, RECEIVABLES_ID, receivablesSchema } from '@/domain/ledger/schema';
import { readCompaniesReport as contract, type CompanySums, type LeftOut } from '@/domain/report/companies/api';
import { spanOf } from '@/domain/report/companies/span';
import { sumsWithin } from '@/domain/report/queries';
import { comparedRange } from '@/domain/report/range';
import { calendarDay } from '@/lib/dates';
import { signedIn, type Caller } from '../platform/access';
import type { Deps } from '../platform/admin';
import { inCompany } from '../platform/collections';
import { defineCallable } from '../platform/defineCallable';
import { asked } from '../platform/listQuery';
import { fieldsIn } from '../platform/readable';
import { companiesOf, type OwnCompany } from '../team/companies/companiesOf';

const MANAGING: readonly Role[] = MANAGERS;

/** Returns why someone can't see a company's totals next to those of their others; null if they can. Same rule as for its own reports. */
const refusalOf = (place: OwnCompany): LeftOut['why'] | null => {
  if (!MANAGING.includes(place.role)) return 'role';
  return can(place, 'read', 'ledgerMonths') && can(place, 'read', 'summaries') ? null : 'plan';
};

/** Returns the months of the caller's companies side by side: as many documents for a large company as for a small one. */
export const readCompaniesReport = defineCallable(
  contract,
  { access: signedIn({ requiresVerifiedEmail: true }), rateLimit: { perMinute: 30, perNetwork: 120 } },
  (deps, wanted, { uid, user }) => companiesReportOf(deps, wanted, { uid, user }),
);

/** Implements the callable, for an account that is verified and not disabled. */
export async function companiesReportOf(
  deps: Deps,
  wanted: Parameters<typeof spanOf>[0],
  { uid, user }: Pick<Caller, 'uid' | 'user'>,
): Promise<{ companies: CompanySums[]; leftOut: LeftOut[] }> {
  const all = (await companiesOf(deps, uid, user)).map((place) => ({ place, why: refusalOf(place) }));
  const shown = all.flatMap(({ place, why }) => (why === null ? [place] : []));
  return {
    companies: await Promise.all(shown.map((place) => sumsOf(deps, wanted, place, shown.length))),
    leftOut: all.flatMap(({ place: { companyId, company }, why }) =>
      why === null ? [] : [{ companyId, name: company.name, why }],
    ),
  };
}

async function sumsOf(
  deps: Deps,
  wanted: Parameters<typeof spanOf>[0],
  { companyId, company, isCurrent }: OwnCompany,
  count: number,
): Promise<CompanySums> {
  const today = calendarDay(company.timeZone, new Date(deps.now()));
  const span = spanOf(wanted, { today, count });
  const compared = comparedRange(span.range, span.comparison);
  const within = async (range: typeof compared) =>
    range ? (await asked(inCompany(deps.db, companyId, 'ledgerMonths'), sumsWithin(range)).get()).docs : [];
  const [now, before, receivables, billing] = await Promise.all([
    within(span.range),
    within(compared),
    inCompany(deps.db, companyId, 'summaries').doc(RECEIVABLES_ID).get(),
    inCompany(deps.db, companyId, 'settings').doc(BILLING_SETTINGS_ID).get(),
  ]);
  return {
    ...{ companyId, name: company.name, isCurrent, today, ...span },
    currency: billingSettingsSchema.parse(billing.data() ?? {}).currency,
    ledger: fieldsIn(ledgerMonthSchema, [...before, ...now]),
    receivables: receivablesSchema.safeParse(receivables.data()).data ?? NO_RECEIVABLES,
  };
}
