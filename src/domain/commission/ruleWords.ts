import { cutText } from '@/lib/cutText';
import { ITEM_KIND_LABELS } from '../billing/itemKind';
import { formatCents, formatRate } from '../money/format';
import { RATE_ONE_PPM } from '../money/limits';
import type { Currency } from '../money/schema';
import { isPercent, type PayRule } from './plan';

const OF: Record<PayRule['kind'], string> = {
  sold: 'of what is sold',
  invoiced: 'of what is invoiced',
  collected: 'of what is collected',
  margin: 'of the margin',
  spiff: 'for each item that is billed',
  job: 'for each finished job',
  member: 'for each member sold',
};

/** Describes a rule in one sentence, without the final period. */
export function ruleWords(rule: PayRule, currency: Currency): string {
  const amount = isPercent(rule.kind) ? formatRate(rule.ratePpm) : formatCents(rule.amountCents, { currency });
  const chosen = [
    ...rule.itemKinds.map((kind) => ITEM_KIND_LABELS[kind]),
    ...[...rule.categories, ...rule.items].map(({ name }) => name),
  ];
  return [
    `${amount} ${OF[rule.kind]}`,
    chosen.length > 0 ? `: ${chosen.join(', ')}` : '',
    jobTypesOf(rule),
    splitWords(rule),
  ].join('');
}

/** Describes what a job's rules promise the people who do it, from one technician's point of view. Sentences. */
export const termsFor = (
  technicianId: string,
  { rules, callbackDays, currency }: { rules: readonly PayRule[]; callbackDays: number; currency: Currency },
): string[] => {
  const own = rules.filter(
    ({ kind, technicianIds }) =>
      kind !== 'member' && (technicianIds.length === 0 || technicianIds.includes(technicianId)),
  );
  if (own.length === 0) return [];
  const callback =
    callbackDays > 0 ? [`A callback booked within ${callbackDays} days reverses the pay for doing the work.`] : [];
  return [...own.map((rule) => cutText(`${rule.name}: ${ruleWords(rule, currency)}.`, 400)), ...callback];
};

function jobTypesOf({ kind, jobTypes }: PayRule): string {
  const names = jobTypes.map(({ name }) => name).join(', ');
  return names === '' ? '' : kind === 'job' ? `: ${names}` : ` (only ${names})`;
}

function splitWords({ kind, sellerPpm, crewSplit }: PayRule): string {
  if (kind === 'member') return '';
  const crew = crewSplit === 'hours' ? 'the crew, by their hours' : 'the crew';
  if (sellerPpm === 0) return `, to ${crew}`;
  if (sellerPpm === RATE_ONE_PPM) return ', to the seller';
  return `, ${formatRate(sellerPpm)} of it to the seller and the rest to ${crew}`;
}
