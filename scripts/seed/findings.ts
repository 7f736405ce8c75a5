import { documentInputSchema, documentLineSchema } from '@/domain/billing/schema';
import { chosenTotalCents, presetChoice } from '@/domain/estimate/choice';
import { estimateSchema } from '@/domain/estimate/schema';
import { equipmentName } from '@/domain/equipment/format';
import { estimateOfFindings, estimateTitleOf } from '@/domain/finding/estimateLines';
import { findingSchema, type Finding, type FindingState } from '@/domain/finding/schema';
import { stateOf } from '@/domain/finding/state';
import { newNumber } from '@/domain/record/number';
import { addDaysToInstant } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import type { Person, Team } from './accounts';
import type { CompanyClock } from './clock';
import type { SeedJob } from './jobs';
import type { Household } from './places';
import type { Random } from './random';
import type { MadeFinding } from './trades/trade';
import { created, type SeedWrite } from './writes';

/** Maximum days from one step of a finding to the next. */
const STEP_DAYS = 1;

const nameOf = ({ firstName, lastName }: Person): string => [firstName, lastName].filter(Boolean).join(' ');

/** Returns the facts that bring a finding to its state, a day apart, by the person who recorded the customer's answer. */
function factsOf(state: FindingState, raisedAt: string, who: { byName: string; jobId: string }) {
  const after = (steps: number): string => addDaysToInstant(raisedAt, steps * STEP_DAYS);
  const approved = { approvedAt: after(1), approvedByName: who.byName };
  const scheduled = { ...approved, repairJobId: who.jobId, scheduledAt: after(2) };
  const repaired = { ...scheduled, repairedAt: after(3), repairedByName: who.byName };
  const FACTS: Record<FindingState, Partial<Finding>> = {
    open: {},
    offered: {},
    approved,
    declined: { declinedAt: after(1), declinedByName: who.byName, declineReason: 'Too expensive now' },
    scheduled,
    repaired,
    verified: { ...repaired, verifiedAt: after(4), verifiedByName: who.byName, verifiedBy: 'seen' },
  };
  return FACTS[state];
}

/** Writes findings in each state at the company's customers, and one's draft estimate; none for trades without findings. */
export function findingWrites(
  deficiencies: readonly MadeFinding[],
  households: readonly Household[],
  jobs: readonly SeedJob[],
  { companyId, members, owner }: Team,
  clock: CompanyClock,
  timeZone: string,
  random: Random,
): SeedWrite[] {
  const by = members.find(({ role }) => role === 'technician') ?? owner;
  const isHome = ({ record, properties }: Household): boolean => record.status === 'active' && properties.length > 0;
  return deficiencies.flatMap((made, index): SeedWrite[] => {
    const { types, state, daysAgo, options } = made;
    // Jobs are seeded first: a repair needs an existing one.
    const isRepair = state === 'scheduled' || state === 'repaired' || state === 'verified';
    const isDone = state !== 'scheduled';
    const job = jobs
      .filter(
        ({ household, steps }) => isHome(household) && steps.some((step) => step.state === 'work-done') === isDone,
      )
      .at(-1 - index);
    const isFit = (one: Household): boolean =>
      isHome(one) && (types.length === 0 || one.equipment.some(({ record }) => types.includes(record.type)));
    // The first two are in one house, so that they go on one estimate.
    const home = isRepair ? job?.household : households.filter(isFit)[index < 2 ? 0 : index];
    if (!home) return [];
    const unit = home.equipment.find(({ record }) => types.includes(record.type));
    const raisedAt = clock.at(-daysAgo, 11 * 60);
    const facts = factsOf(state, raisedAt, { byName: nameOf(by), jobId: job?.id ?? '' });
    const id = random.id();
    const finding = findingSchema.parse({
      number: newNumber('finding', clock.now, () => random.next()),
      title: made.title,
      note: made.note,
      severity: made.severity,
      source: { kind: 'job', id: '', itemId: '', label: '' },
      customerId: home.id,
      customerName: home.record.name,
      propertyId: unit?.record.propertyId ?? home.properties[0]?.id ?? '',
      equipmentId: unit?.id ?? '',
      unitName: unit ? equipmentName(unit.record) : '',
      raisedAt,
      raisedByName: nameOf(by),
      options: options.map(([name, ...lines]) => ({
        id: random.id(),
        name,
        lines: lines.map(([item, unitPriceCents]) =>
          documentLineSchema.parse({ id: random.id(), name: item, quantityE4: 10_000, unitPriceCents }),
        ),
      })),
      ...facts,
    });
    const write = (collection: string, recordId: string, at: string, data: Record<string, unknown>): SeedWrite => ({
      by,
      kind: 'set',
      path: `companies/${companyId}/${collection}`,
      id: recordId,
      data: { ...data, ...created(by, at, random) },
    });
    const offer = state === 'offered' ? offerOf({ ...finding, id }, clock, timeZone, random) : null;
    const estimateId = random.id();
    const offeredAt = addDaysToInstant(raisedAt, STEP_DAYS);
    const stored = offer
      ? { ...finding, estimateId, estimateNumber: offer.number, offeredAt, offeredByName: nameOf(by) }
      : finding;
    return [
      write('findings', id, raisedAt, { ...stored, state: stateOf(stored) }),
      ...(offer ? [write('estimates', estimateId, offeredAt, offer)] : []),
    ];
  });
}

/** Builds the draft estimate for one finding. */
function offerOf(finding: Finding & { id: string }, clock: CompanyClock, timeZone: string, random: Random) {
  const date = calendarDay(timeZone, clock.now);
  const document = documentInputSchema.parse({
    type: 'estimate',
    currency: 'USD',
    date,
    tax: { date },
    ...estimateOfFindings([finding]),
  });
  return estimateSchema.parse({
    number: newNumber('estimate', clock.now, () => random.next()),
    title: estimateTitleOf([finding]),
    customerId: finding.customerId,
    customerName: finding.customerName,
    customerSortName: finding.customerName.toLowerCase(),
    propertyId: finding.propertyId,
    document,
    totalCents: chosenTotalCents(document, presetChoice(document)),
    findingIds: [finding.id],
  });
}
