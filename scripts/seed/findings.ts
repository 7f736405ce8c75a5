import { documentLineSchema } from '@/domain/billing/schema';
import { newEstimateNumber } from '@/domain/estimate/number';
import { estimateSchema } from '@/domain/estimate/schema';
import { equipmentName } from '@/domain/equipment/format';
import type { EquipmentType } from '@/domain/equipment/schema';
import { estimateOfFindings, estimateTitleOf } from '@/domain/finding/estimateLines';
import { newFindingNumber } from '@/domain/finding/number';
import { findingSchema, type Finding, type FindingState, type Severity } from '@/domain/finding/schema';
import { stateOf } from '@/domain/finding/state';
import type { Industry } from '@/domain/user/schema';
import { addDaysToInstant } from '@/lib/calendar';
import { calendarDay } from '@/lib/dates';
import type { Person, Team } from './accounts';
import type { CompanyClock } from './clock';
import type { SeedJob } from './jobs';
import type { Household } from './places';
import type { Random } from './random';
import { created, type SeedWrite } from './writes';

type Priced = [option: string, ...lines: [name: string, cents: number][]];
type Made = {
  state: FindingState;
  severity: Severity;
  title: string;
  note: string;
  daysAgo: number;
  types: readonly EquipmentType[];
  options: readonly Priced[];
};

const MADE: Partial<Record<Industry, readonly Made[]>> = {
  hvac: [
    {
      state: 'open',
      severity: 'inoperable',
      title: 'Cracked heat exchanger',
      note: 'Visible crack in the second cell. Gas is shut off and tagged.',
      daysAgo: 2,
      types: ['furnace'],
      options: [
        ['New heat exchanger', ['Heat exchanger', 118_000], ['Labor, 6 hours', 87_000]],
        ['New furnace', ['96 % furnace, installed', 489_000]],
      ],
    },
    {
      state: 'open',
      severity: 'deficient',
      title: 'Contactor is pitted',
      note: 'Points are burned; it chatters on start.',
      daysAgo: 2,
      types: ['furnace'],
      options: [['Replace', ['Two-pole contactor, 30 A', 18_900]]],
    },
    {
      state: 'offered',
      severity: 'deficient',
      title: 'Condensate pan is rusted through',
      note: 'Water mark on the ceiling below.',
      daysAgo: 9,
      types: ['air-conditioner', 'heat-pump', 'air-handler'],
      options: [['Replace', ['Secondary drain pan', 21_000], ['Float switch', 9_500], ['Labor, 2 hours', 29_000]]],
    },
    {
      state: 'approved',
      severity: 'deficient',
      title: 'Filter rack leaks air',
      note: '',
      daysAgo: 12,
      types: ['furnace', 'air-handler'],
      options: [['Replace', ['Media filter cabinet', 34_500]]],
    },
    {
      state: 'declined',
      severity: 'deficient',
      title: 'Ducts in the attic have no insulation',
      note: 'R-0 on the return trunk.',
      daysAgo: 150,
      types: [],
      options: [['Insulate', ['Duct insulation R-8, per foot', 96_000]]],
    },
    {
      state: 'declined',
      severity: 'suggested',
      title: 'Thermostat is out of date',
      note: '',
      daysAgo: 40,
      types: [],
      options: [['Replace', ['Smart thermostat, installed', 38_900]]],
    },
    {
      state: 'scheduled',
      severity: 'inoperable',
      title: 'Blower motor seized',
      note: 'Locked rotor at start.',
      daysAgo: 5,
      types: [],
      options: [['Replace', ['ECM blower motor', 92_000]]],
    },
    {
      state: 'repaired',
      severity: 'deficient',
      title: 'Run capacitor is weak',
      note: '31 of 45 µF.',
      daysAgo: 20,
      types: [],
      options: [['Replace', ['Run capacitor 45/5 µF', 24_500]]],
    },
    {
      state: 'verified',
      severity: 'deficient',
      title: 'Flame sensor is dirty',
      note: 'Lockout after three tries.',
      daysAgo: 30,
      types: [],
      options: [['Clean', ['Clean and test flame sensor', 12_900]]],
    },
  ],
  plumbing: [
    {
      state: 'open',
      severity: 'deficient',
      title: 'House pressure is 96 psi',
      note: 'No working pressure reducer. Fixtures and heater are at risk.',
      daysAgo: 4,
      types: [],
      options: [['Fit a reducer', ['Pressure reducing valve, 1 in', 46_500], ['Thermal expansion tank', 28_900]]],
    },
    {
      state: 'offered',
      severity: 'inoperable',
      title: 'Relief valve does not open',
      note: 'Lever is seized.',
      daysAgo: 8,
      types: ['water-heater'],
      options: [
        ['Replace the valve', ['T&P relief valve', 18_500]],
        ['New heater', ['50 gal water heater, installed', 214_000]],
      ],
    },
    {
      state: 'declined',
      severity: 'suggested',
      title: 'Galvanized branch to the kitchen',
      note: 'Flow is down by half.',
      daysAgo: 120,
      types: [],
      options: [['Repipe', ['PEX branch, per run', 128_000]]],
    },
    {
      state: 'repaired',
      severity: 'deficient',
      title: 'Shutoff under the sink does not close',
      note: '',
      daysAgo: 15,
      types: [],
      options: [['Replace', ['Quarter-turn stop', 8_900]]],
    },
  ],
};

/** A finding may not need more than these days from one step to the next. */
const STEP_DAYS = 1;

const nameOf = ({ firstName, lastName }: Person): string => [firstName, lastName].filter(Boolean).join(' ');

/** The facts that bring a finding to its state, a day apart. */
function factsOf(state: FindingState, raisedAt: string, who: { office: string; customer: string; jobId: string }) {
  const after = (steps: number): string => addDaysToInstant(raisedAt, steps * STEP_DAYS);
  const approved = { approvedAt: after(1), approvedByName: who.customer };
  const scheduled = { ...approved, repairJobId: who.jobId, scheduledAt: after(2) };
  const repaired = { ...scheduled, repairedAt: after(3), repairedByName: who.office };
  const FACTS: Record<FindingState, Partial<Finding>> = {
    open: {},
    offered: {},
    approved,
    declined: { declinedAt: after(1), declinedByName: who.customer, declineReason: 'Too expensive now' },
    scheduled,
    repaired,
    verified: { ...repaired, verifiedAt: after(4), verifiedByName: who.office, verifiedBy: 'seen' },
  };
  return FACTS[state];
}

/** Findings in each state at the company's customers, and the draft of the estimate that one stands on; none for trades that have none. */
export function findingWrites(
  industry: Industry,
  households: readonly Household[],
  jobs: readonly SeedJob[],
  { companyId, members, owner }: Team,
  clock: CompanyClock,
  timeZone: string,
  random: Random,
): SeedWrite[] {
  const by = members.find(({ role }) => role === 'technician') ?? owner;
  const isHome = ({ record, properties }: Household): boolean => record.status === 'active' && properties.length > 0;
  return (MADE[industry] ?? []).flatMap((made, index): SeedWrite[] => {
    const { types, state, daysAgo, options } = made;
    // The jobs of people come first in the seed: a repair needs one that is there.
    const isRepair = state === 'scheduled' || state === 'repaired' || state === 'verified';
    const isDone = state !== 'scheduled';
    const job = jobs
      .filter(
        ({ household, steps }) => isHome(household) && steps.some((step) => step.state === 'work-done') === isDone,
      )
      .at(-1 - index);
    const isFit = (one: Household): boolean =>
      isHome(one) && (types.length === 0 || one.equipment.some(({ record }) => types.includes(record.type)));
    // The first two stand in one house, so that they go onto one estimate.
    const home = isRepair ? job?.household : households.filter(isFit)[index < 2 ? 0 : index];
    if (!home) return [];
    const unit = home.equipment.find(({ record }) => types.includes(record.type));
    const raisedAt = clock.at(-daysAgo, 11 * 60);
    const facts = factsOf(state, raisedAt, { office: nameOf(by), customer: home.record.name, jobId: job?.id ?? '' });
    const id = random.id();
    const finding = findingSchema.parse({
      number: newFindingNumber(clock.now, () => random.next()),
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

/** The draft of an estimate for one finding. */
function offerOf(finding: Finding & { id: string }, clock: CompanyClock, timeZone: string, random: Random) {
  const date = calendarDay(timeZone, clock.now);
  return estimateSchema.parse({
    number: newEstimateNumber(clock.now, () => random.next()),
    title: estimateTitleOf([finding]),
    customerId: finding.customerId,
    customerName: finding.customerName,
    customerSortName: finding.customerName.toLowerCase(),
    propertyId: finding.propertyId,
    document: { type: 'estimate', currency: 'USD', date, ...estimateOfFindings([finding]), tax: { date } },
    findingIds: [finding.id],
  });
}
