import { setFinancingState } from '@/domain/financing/api';
import type { FinancingState } from '@/domain/financing/schema';
import { financingSettingsSchema } from '@/domain/financing/settings';
import { addCalendarDays } from '@/lib/calendar';
import { moveApplication } from '../../functions/src/financing/moveApplication';
import { startApplication } from '../../functions/src/financing/offerFinancing';
import type { Deps } from '../../functions/src/platform/admin';
import { changeBilling } from './units';
import type { Person, Team } from './accounts';

/** An application's step: days after the sale, and what the office wrote. */
type Step = { state: FinancingState; after: number; note?: string; share?: number; backCents?: number };
type FinancedSale = { soldDaysAgo: number; steps: readonly Step[]; second?: readonly Step[] };

/** Applications of the last weeks, one in each state an office encounters. Sold in order of their days. */
export const FINANCED: readonly FinancedSale[] = [
  {
    soldDaysAgo: 46,
    steps: [
      { state: 'approved', after: 0 },
      { state: 'locked', after: 1 },
      { state: 'confirmed', after: 4, note: 'Walked through with the customer' },
      { state: 'paid-out', after: 6 },
    ],
  },
  {
    soldDaysAgo: 37,
    steps: [
      { state: 'locked', after: 1 },
      { state: 'confirmed', after: 3 },
      { state: 'paid-out', after: 5 },
      { state: 'refunded', after: 12, backCents: 40_000, note: 'The second thermostat was not needed' },
    ],
  },
  {
    soldDaysAgo: 24,
    steps: [
      { state: 'started', after: 0 },
      { state: 'declined', after: 1 },
    ],
    second: [{ state: 'started', after: 3, note: 'Called: fills it in tonight' }],
  },
  { soldDaysAgo: 19, steps: [{ state: 'expired', after: 14, note: 'Wants to wait until spring' }] },
  {
    soldDaysAgo: 13,
    steps: [
      { state: 'locked', after: 2 },
      { state: 'confirmed', after: 12 },
    ],
  },
  {
    soldDaysAgo: 9,
    steps: [
      { state: 'approved', after: 1 },
      { state: 'locked', after: 2 },
    ],
  },
  {
    soldDaysAgo: 6,
    steps: [{ state: 'approved', after: 1, share: 0.8, note: 'Less than the job: the rest by check' }],
  },
  { soldDaysAgo: 2, steps: [] },
];

/** Offers monthly payments through the company's own link, with an alternative for customers the lender declines. */
export async function offerMonthly(deps: Deps, team: Team): Promise<void> {
  const financing = financingSettingsSchema.parse({
    isOn: true,
    link: 'https://wisetack.example/#/prequalify',
    secondLenderName: 'Summit Home Credit',
    secondLink: 'https://summit.example/apply',
  });
  await changeBilling(deps, team, { financing });
}

type Setting = {
  team: Team;
  by: Person;
  newId: () => string;
  /** Returns the server's dependencies with the clock on a day (YYYY-MM-DD). */
  depsOn: (day: string) => Deps;
};
type Sold = { invoiceId: string; totalCents: number; day: string };

/** Takes a sale through its application, with a second lender if the first declined. */
export async function financeSale(
  { team, by, newId, depsOn }: Setting,
  { invoiceId, totalCents, day }: Sold,
  { steps, second }: FinancedSale,
): Promise<void> {
  const caller = { companyId: team.companyId, uid: by.uid, user: by };
  const { maxCents } = financingSettingsSchema.parse({});
  const amountCents = Math.min(totalCents, maxCents);
  for (const [isSecondLender, its] of [[false, steps] as const, ...(second ? [[true, second] as const] : [])]) {
    const financingId = newId();
    const startedOn = isSecondLender ? addCalendarDays(day, 2) : day;
    await startApplication(
      depsOn(startedOn),
      {
        ...{ financingId, subjectKind: 'invoice', subjectId: invoiceId, amountCents },
        ...{ kind: 'loan', hasConsent: true, isSecondLender },
      },
      caller,
    );
    for (const { state, after, note = '', share, backCents } of its) {
      const change = setFinancingState.input.parse({
        ...{ financingId, state, note },
        approvedCents: share === undefined ? null : Math.round((amountCents * share) / 100) * 100,
        givenBackCents: backCents ?? null,
      });
      await moveApplication(depsOn(addCalendarDays(day, after)), change, caller);
    }
  }
}
