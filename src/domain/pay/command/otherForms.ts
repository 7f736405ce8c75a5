import { z } from 'zod';
import { owedForOvertime, spreadCommission, type CommissionSpread } from '../commission';
import { decimalText, exactText, fraction, toCents } from '../fraction';
import { hasRestLiability, wageTerms } from '../law/wageRules';
import { pieceWeekPay } from '../pieceRate';
import { payFor } from '../weekPay';
import type { Printed } from './weekForm';

const cents = z.number().int('must be whole cents').min(0).max(10_000_000_000);
const minutes = z
  .number()
  .int('must be whole minutes')
  .min(0)
  .max(7 * 24 * 60);

/** A commission covering several weeks, known only after their payrolls are closed. */
export const commissionSchema = z.object({
  period: z.string().default(''),
  commissionCents: cents,
  weeks: z
    .array(z.object({ workweekStart: z.iso.date(), workedMinutes: minutes, commissionCents: cents.optional() }))
    .min(1, 'must name at least one week'),
});

const COUNTS = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Parses `month 2026-10`, `semimonthly …`, `four workweeks from 2026-10-04`; workweeks without a start date are allocated by hours. */
function spreadOf({ period, weeks }: z.infer<typeof commissionSchema>): CommissionSpread {
  if (weeks.every((week) => week.commissionCents !== undefined)) return { kind: 'known' };
  if (/^(semi-?month|half month)/i.test(period)) return { kind: 'halfMonth' };
  if (/^month/i.test(period)) return { kind: 'month' };
  const [, name = '', from] = /^(\w+) (?:work)?weeks?( from)?/i.exec(period) ?? [];
  const count = COUNTS.indexOf(name.toLowerCase()) + 1 || Number(name);
  return from && count > 0 ? { kind: 'weeks', count } : { kind: 'hours' };
}

export function printCommission(input: z.infer<typeof commissionSchema>): Printed {
  const spread = spreadOf(input);
  const weeks = spreadCommission(
    input.commissionCents,
    input.weeks.map((week) => ({
      begins: week.workweekStart,
      workedMinutes: week.workedMinutes,
      commissionCents: week.commissionCents ?? 0,
    })),
    spread,
  );
  const additionalOvertime = owedForOvertime(weeks);
  return {
    weeks: weeks.map(({ begins, workedMinutes, overtimeMinutes, share, additionalOvertimeCents }) => ({
      workweekStart: begins,
      workedMinutes,
      overtimeMinutes,
      ...(spread.kind === 'hours' ? {} : { commissionShareCentsExact: `${share.numerator}/${share.denominator}` }),
      additionalOvertimeCents,
    })),
    cents: {
      commission: input.commissionCents,
      additionalOvertime,
      total: input.commissionCents + additionalOvertime,
    },
  };
}

/** A piece-rate week, with the fields California law requires on the pay stub. */
export const pieceSchema = z.object({
  pieceEarningsCents: cents,
  productiveMinutes: minutes,
  nonproductiveMinutes: minutes.default(0),
  nonproductiveRateCentsPerHour: cents.default(0),
  restAndRecoveryMinutes: minutes.default(0),
  minimumWageCentsPerHour: cents.default(0),
});

export function printPieceWeek(input: z.infer<typeof pieceSchema>): Printed {
  const pay = pieceWeekPay(input);
  const lines = {
    piece: pay.pieceCents,
    nonproductive: pay.nonproductiveCents,
    restAndRecovery: pay.restAndRecoveryCents,
    ...(pay.overtimeMinutes > 0 ? { overtimePremium: pay.overtimePremiumCents } : {}),
  };
  return {
    minutes: {
      worked: pay.workedMinutes,
      regular: pay.workedMinutes - pay.overtimeMinutes,
      overtime: pay.overtimeMinutes,
      doubleTime: 0,
    },
    restRate: { exact: `${exactText(pay.restRate)} cents per hour`, decimalCents: decimalText(pay.restRate) },
    cents: { ...lines, total: Object.values(lines).reduce((sum, line) => sum + line, 0) },
  };
}

/** A rest break that wasn't allowed, in states where the law makes the employer liable for it (Minnesota from 2026). */
export const missedRestSchema = z.object({
  rateCentsPerHour: cents,
  missedRestMinutes: minutes,
  date: z.iso.date(),
});

/** Null if no such liability was collected for any date: that must not be reported as zero. */
export function printMissedRest(state: string, input: z.infer<typeof missedRestSchema>): Printed | null {
  if (!hasRestLiability(state)) return null;
  const { multiplier = 0 } = wageTerms('breakPremium', state, input.date);
  const pay = toCents(payFor(input.missedRestMinutes, fraction(input.rateCentsPerHour)));
  const breakPay = multiplier > 0 ? pay : 0;
  const liquidatedDamages = Math.max(0, multiplier - 1) * pay;
  return { liabilityCents: { breakPay, liquidatedDamages, total: breakPay + liquidatedDamages } };
}
