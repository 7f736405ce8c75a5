import { contractSchema } from '@/domain/contract/record/schema';
import { scheduleOfValuesLineSchema, writeSchedule } from '@/domain/contract/record/scheduleOfValues';
import { siteGateSchema, type SiteGate } from '@/domain/demolition/site/gateSchema';
import { moveGate } from '@/domain/demolition/site/gates';
import { siteFileSchema } from '@/domain/demolition/site/siteFileSchema';
import { siteLogId, siteLogSchema } from '@/domain/demolition/site/siteLogSchema';
import { usualGates } from '@/domain/demolition/site/usualGates';
import { wasteTicketSchema } from '@/domain/demolition/site/wasteTicketSchema';
import type { Industry } from '@/domain/user/schema';
import type { Person, Team } from './accounts';
import type { CompanyClock } from './clock';
import type { SeedJob } from './jobs';
import type { Random } from './random';
import { changed, created, type SeedWrite } from './writes';

/** The warehouse's contract, and its site. */
export const WAREHOUSE_ID = 'buckeye-warehouse';

export const WAREHOUSE_LINES = [
  {
    id: 'mobilize',
    item: '1',
    description: 'Mobilization and fencing',
    costCode: '02-010',
    scheduledValueCents: 680_000,
  },
  { id: 'abate', item: '2', description: 'Abatement', costCode: '02-080', scheduledValueCents: 1_450_000 },
  {
    id: 'wreck',
    item: '3',
    description: 'Demolition of the warehouse',
    costCode: '02-220',
    scheduledValueCents: 4_900_000,
  },
  { id: 'haul', item: '4', description: 'Hauling and disposal', costCode: '02-240', scheduledValueCents: 2_120_000 },
  {
    id: 'grade',
    item: '5',
    description: 'Backfill and rough grading',
    costCode: '02-300',
    scheduledValueCents: 850_000,
  },
].map((line) => scheduleOfValuesLineSchema.parse(line));

/** Gross and tare pounds, and each load's disposition. */
const LOADS = [
  ['88412', 'recycled', 'Concrete', 68_240, 29_860, 'Salt River Recycling', 'wreck'],
  ['88431', 'recycled', 'Concrete', 70_120, 29_900, 'Salt River Recycling', 'wreck'],
  ['T-20714', 'commingled', 'Mixed debris', 47_260, 31_480, 'Skunk Creek Transfer', 'haul'],
  ['T-20729', 'landfill', 'Roofing', 41_900, 31_500, 'Skunk Creek Landfill', 'haul'],
  ['M-1180', 'salvage-off-site', 'Steel joists', 38_400, 30_100, 'Valley Metals', 'haul'],
] as const;

const TITLE = 'Warehouse on Buckeye Road';

/** Builds the warehouse's contract, as a draft. */
const contractOf = ({ id, record, household }: SeedJob, clock: CompanyClock, by: Person) =>
  contractSchema.parse({
    number: 'C26-WRHSE',
    title: TITLE,
    customerId: household.id,
    customerName: record.customerName,
    customerSortName: record.customerSortName,
    propertyId: record.propertyId,
    propertyAddress: record.propertyAddress,
    lawState: 'AZ',
    jobId: id,
    scope: 'Take down the warehouse with its slab, haul everything away, backfill and grade.',
    priceCents: 10_000_000,
    startsOn: clock.date(-4),
    finishesOn: clock.date(45),
    schedule: writeSchedule(WAREHOUSE_LINES),
    terms: { retainage: { method: 'flat', workPpm: 100_000 } },
    // Without addresses nobody gets an e-mail.
    parties: [
      { id: 'owner', role: 'owner', name: household.record.name.slice(0, 120), order: 1 },
      { id: 'us', role: 'contractor', name: [by.firstName, by.lastName].join(' '), title: 'Manager', order: 2 },
    ],
  });

/** Builds its site, surveyed and notified, with most of the work still ahead. */
const siteOf = (siteId: string, { id, record, household }: SeedJob, clock: CompanyClock) =>
  siteFileSchema.parse({
    contractId: siteId,
    customerId: household.id,
    title: TITLE,
    address: record.propertyAddress,
    jobIds: [id],
    state: 'AZ',
    startsOn: clock.date(2),
    finishesOn: clock.date(45),
    yearBuilt: 1962,
    surveyedOn: clock.date(-30),
    surveyedBy: 'Desert Environmental',
    surveyLicense: 'AHERA 44172',
    hazards: [
      {
        id: 'h1',
        kind: 'asbestos',
        material: 'Pipe insulation',
        place: 'Boiler room',
        amount: 210,
        unit: 'linear-feet',
        removedOn: clock.date(-6),
        removedBy: 'Desert Abatement',
      },
      { id: 'h2', kind: 'lead', material: 'Door frames', place: 'Office', amount: 340, unit: 'square-feet' },
      { id: 'h3', kind: 'refrigerant', material: 'Rooftop units, R-22', place: 'Roof', amount: 3, unit: 'each' },
      { id: 'h4', kind: 'mercury', material: 'Fluorescent lamps', place: 'Bays 1–4', amount: 96, unit: 'each' },
    ],
    notices: [
      { id: 'n1', sentOn: clock.date(-20), startsOn: clock.date(2), number: 'NESHAP-26-0418', linearFeet: 210 },
    ],
    tasks: [
      { id: 't1', name: 'Abatement', days: 5, doneOn: clock.date(-6) },
      { id: 't2', name: 'Utilities cut', days: 3 },
      { id: 't3', name: 'Wrecking', days: 8, afterIds: ['t1', 't2'] },
      { id: 't4', name: 'Slab and footings', days: 5, afterIds: ['t3'] },
      { id: 't5', name: 'Hauling', days: 10, afterIds: ['t3'] },
      { id: 't6', name: 'Backfill and grading', days: 4, afterIds: ['t4', 't5'] },
      { id: 't7', name: 'Site handed over', days: 0, afterIds: ['t6'] },
    ],
  });

/**
 * Returns a warehouse demolition contract with its site: most requirements cleared, the 811 ticket and the site walk still open, last
 * week's logs and the first loads. Gates are created open, and cleared in a second round.
 */
export function siteRounds(
  industry: Industry,
  jobs: readonly SeedJob[],
  { companyId, members, owner }: Team,
  clock: CompanyClock,
  random: Random,
): SeedWrite[][] {
  const job = jobs.find(({ fate, record }) => fate === 'scheduled' && record.scheduledTime > clock.at(1, 0));
  if (industry !== 'demolition' || !job) return [];
  const by = members.find(({ role }) => role === 'manager') ?? owner;
  const at = clock.at(-20, 9 * 60);
  const write = (collection: string, id: string, data: Record<string, unknown>): SeedWrite => ({
    by,
    kind: 'set',
    path: `companies/${companyId}/${collection}`,
    id,
    data: { ...data, ...created(by, at, random) },
  });
  const siteId = WAREHOUSE_ID;
  const contract = contractOf(job, clock, by);
  const site = siteOf(siteId, job, clock);
  const today = clock.date(0);
  const gates = usualGates(siteId, site, { known: [], today }).map((gate) => ({
    id: random.id(),
    fields: siteGateSchema.parse(gate),
  }));
  const cleared = gates.flatMap(({ id, fields }): { id: string; change: Partial<SiteGate> }[] => {
    if (fields.kind === 'dig-ticket' || fields.kind === 'site-walk') return [];
    const step = {
      id: random.id(),
      at: clock.at(-3, 10 * 60),
      by: by.uid,
      byName: [by.firstName, by.lastName].join(' '),
    };
    const expiresOn = fields.kind === 'insurance' ? clock.date(120) : fields.kind === 'permit' ? clock.date(90) : '';
    const reference = `${fields.kind.slice(0, 3).toUpperCase()}-${random.int(1_000, 9_999)}`;
    return [
      { id, change: moveGate(fields, { to: 'cleared', reference, expiresOn }, { step, role: 'manager', today }) },
    ];
  });
  const first = [
    write('contracts', siteId, contract),
    write('siteFiles', siteId, site),
    ...gates.map(({ id, fields }) => write('siteGates', id, fields)),
    ...[-3, -2].map((day) => {
      const date = clock.date(day);
      return write(
        'siteLogs',
        siteLogId(siteId, date),
        siteLogSchema.parse(dayOfWork(siteId, date, clock.at(day, 16 * 60), random)),
      );
    }),
    ...LOADS.map(([number, material, description, grossPounds, tarePounds, facility, scheduleLineId], index) =>
      write(
        'wasteTickets',
        random.id(),
        wasteTicketSchema.parse({
          siteId,
          jobId: job.id,
          number,
          material,
          description,
          grossPounds,
          tarePounds,
          facility,
          scheduleLineId,
          hauledOn: clock.date(index < 3 ? -3 : -2),
          hauler: 'Own truck',
          truck: `Truck ${1 + (index % 2)}`,
          ...(material === 'landfill' || material === 'commingled'
            ? { ratePerTonCents: 5_850, minimumCents: 4_500 }
            : {}),
          ...(material === 'commingled' ? { facilityRatePpm: 620_000 } : {}),
          ...(material === 'salvage-off-site' ? { salvageCents: 91_300 } : {}),
        }),
      ),
    ),
  ];
  const revisions = new Map(first.map(({ id, data }) => [id, String(data['revision'])]));
  const second = cleared.map(({ id, change }): SeedWrite => ({
    by,
    kind: 'update',
    path: `companies/${companyId}/siteGates`,
    id,
    data: { ...change, ...changed(by, clock.at(-3, 10 * 60), revisions.get(id) ?? '', random) },
  }));
  return [first, second];
}

const dayOfWork = (siteId: string, date: string, at: string, random: Random) => ({
  siteId,
  date,
  reports: [
    {
      id: random.id(),
      byName: 'Hector Bracamonte',
      at,
      sky: 'clear',
      temperatureF: 84,
      windMph: 7,
      work: 'Interior strip-out, bays 1 and 2. Lamps boxed.',
    },
  ],
  crew: [
    { id: random.id(), name: 'Hector Bracamonte', minutes: 540, work: 'Strip-out' },
    { id: random.id(), name: 'Amos Carter', minutes: 510, work: 'Loading' },
  ],
  delays: [{ id: random.id(), cause: 'utility', minutes: 90, note: 'Waited for the gas company' }],
  visitors: [{ id: random.id(), name: 'R. Ortiz', organization: 'City of Phoenix', purpose: 'Dust permit posted' }],
});
