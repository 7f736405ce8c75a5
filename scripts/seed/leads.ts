import { EMPTY_LEAD } from '@/domain/lead/arrival';
import { newLead } from '@/domain/lead/create';
import { importMail } from '@/domain/lead/mail/importMail';
import { ANGI_MAIL, THUMBTACK_MAIL } from '@/domain/lead/mail/fixtures';
import {
  leadReceiptSchema,
  type Lead,
  type LeadChannel,
  type LeadInput,
  type LeadState,
  type LeadStep,
} from '@/domain/lead/schema';
import { DEFAULT_LEAD_SETTINGS, LEAD_SETTINGS_ID, leadSettingsSchema } from '@/domain/lead/settings';
import { isOpenLead, LEAD_STATE_WORDS } from '@/domain/lead/state';
import { addDaysToInstant } from '@/lib/calendar';
import type { Person, Team } from './accounts';
import { companyClock, minutesAfter, type CompanyClock } from './clock';
import type { CompanyPlan } from './companies/plan';
import type { SeedJob } from './jobs';
import { FIRST_NAMES, LAST_NAMES } from './names';
import type { Random } from './random';
import { commitAll, created, type SeedWrite } from './writes';

type Kind = {
  state: LeadState;
  channel: LeadChannel;
  source: string;
  costCents: number;
  /** Days ago, and minutes until the first response; null = not answered yet. */
  daysAgo: number;
  answeredAfter: number | null;
  reason?: string;
  next?: { what: string; inDays: number };
};

/** A lively mix: new and waiting, overdue, paid for, won and lost, so that every column of the board has some. */
const KINDS: readonly Kind[] = [
  { state: 'new', channel: 'website', source: 'website', costCents: 0, daysAgo: 0, answeredAfter: null },
  { state: 'new', channel: 'webhook', source: 'google', costCents: 3800, daysAgo: 0, answeredAfter: null },
  {
    state: 'new',
    channel: 'website',
    source: 'website',
    costCents: 0,
    daysAgo: 1,
    answeredAfter: null,
    next: { what: 'Call back', inDays: 0 },
  },
  {
    state: 'contacted',
    channel: 'phone',
    source: 'referral',
    costCents: 0,
    daysAgo: 1,
    answeredAfter: 0,
    next: { what: 'Send two dates', inDays: -1 },
  },
  {
    state: 'contacted',
    channel: 'website',
    source: 'social',
    costCents: 1200,
    daysAgo: 2,
    answeredAfter: 4,
    next: { what: 'Call again', inDays: 1 },
  },
  { state: 'contacted', channel: 'webhook', source: 'advert', costCents: 5400, daysAgo: 3, answeredAfter: 22 },
  {
    state: 'qualified',
    channel: 'phone',
    source: 'google',
    costCents: 0,
    daysAgo: 4,
    answeredAfter: 0,
    next: { what: 'Measure on site', inDays: 2 },
  },
  { state: 'qualified', channel: 'website', source: 'website', costCents: 0, daysAgo: 5, answeredAfter: 11 },
  {
    state: 'estimate',
    channel: 'website',
    source: 'google',
    costCents: 4100,
    daysAgo: 8,
    answeredAfter: 7,
    next: { what: 'Ask about the estimate', inDays: -1 },
  },
  {
    state: 'lost',
    channel: 'webhook',
    source: 'advert',
    costCents: 5400,
    daysAgo: 12,
    answeredAfter: 190,
    reason: 'Went with someone else',
  },
  {
    state: 'lost',
    channel: 'website',
    source: 'website',
    costCents: 0,
    daysAgo: 20,
    answeredAfter: 35,
    reason: 'Too expensive',
  },
  { state: 'out-of-area', channel: 'website', source: 'website', costCents: 0, daysAgo: 9, answeredAfter: null },
  { state: 'won', channel: 'phone', source: 'referral', costCents: 0, daysAgo: 26, answeredAfter: 0 },
  { state: 'won', channel: 'website', source: 'google', costCents: 3900, daysAgo: 33, answeredAfter: 6 },
  { state: 'booked', channel: 'webhook', source: 'advert', costCents: 5400, daysAgo: 6, answeredAfter: 14 },
];

type Asked = { plan: CompanyPlan; team: Team; jobs: readonly SeedJob[]; random: Random };

/** Creates the leads once the functions are listening: they find the duplicate and count the months. */
export const makeLeads = ({ plan, team, jobs, random }: Asked): Promise<void> =>
  commitAll(leadWrites({ plan, jobs, team, clock: companyClock(plan.timeZone, new Date()), random }));

/** Returns leads of the last weeks in every state, two of them the same person sold twice, and the company's lead settings. */
function leadWrites({
  plan,
  jobs,
  team,
  clock,
  random,
}: {
  plan: CompanyPlan;
  jobs: readonly SeedJob[];
  team: Team;
  clock: CompanyClock;
  random: Random;
}): SeedWrite[] {
  const { companyId } = team;
  const office = team.members.filter(({ role }) => role === 'office' || role === 'manager');
  const manager = team.members.find(({ role }) => role === 'manager') ?? team.owner;
  const write = (by: Person, collection: string, id: string, at: string, data: object): SeedWrite => ({
    by,
    kind: 'set',
    path: `companies/${companyId}/${collection}`,
    id,
    data: { ...data, ...created(by, at, random) },
  });
  const { wanted: wants } = plan.trade;
  const done = jobs.filter(({ fate }) => fate === 'work-done');
  const ahead = jobs.filter(({ fate }) => fate === 'scheduled');
  const leads = KINDS.map((kind, index): SeedWrite => {
    const by = random.pick(office);
    const job = kind.state === 'won' ? done.at(-1 - index) : kind.state === 'booked' ? ahead[0] : undefined;
    const receivedAt = receivedOf(kind, clock, random);
    const id = random.id();
    const lead = leadOf(kind, {
      phone: `(${NOBODYS_AREA_CODE}) 555-01${String(20 + index * 3)}`,
      by,
      job,
      receivedAt,
      wanted: wants[index % wants.length] ?? '',
      clock,
      random,
    });
    // Stored with its steps, as of the last one.
    return write(by, 'leads', id, lead.log.at(-1)?.at ?? receivedAt, lead);
  });
  return [
    write(
      manager,
      'leadSettings',
      LEAD_SETTINGS_ID,
      clock.at(-40, 600),
      leadSettingsSchema.parse({
        ...DEFAULT_LEAD_SETTINGS,
        formText: 'Tell us in a few words. We answer within the half hour on working days.',
      }),
    ),
    ...leads,
    ...soldTwice(plan, random.pick(office), clock, write),
  ];
}

/** Today's arrived in the last hours, never in the future of a demo that opens early in the day. */
function receivedOf({ daysAgo }: Kind, clock: CompanyClock, random: Random): string {
  return daysAgo === 0
    ? minutesAfter(clock.now.toISOString(), -random.int(6, 95))
    : clock.at(-daysAgo, random.int(8 * 60, 17 * 60));
}

/** Outside every demo company's region, so that a new person's number isn't a customer's. */
const NOBODYS_AREA_CODE = '919';

type Made = {
  /** Not used by anyone else in the demo. */
  phone: string;
  by: Person;
  job: SeedJob | undefined;
  receivedAt: string;
  wanted: string;
  clock: CompanyClock;
  random: Random;
};

function leadOf(kind: Kind, { phone, by, job, receivedAt, wanted, clock, random }: Made): Lead {
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const household = job?.household;
  const now = clock.now.toISOString();
  const step = (made: Omit<LeadStep, 'id' | 'by'>): LeadStep => ({
    ...made,
    at: made.at < now ? made.at : now,
    id: random.id(),
    by: by.uid,
  });
  const answeredAt = kind.answeredAfter === null ? '' : minutesAfter(receivedAt, kind.answeredAfter);
  const input: LeadInput = {
    ...EMPTY_LEAD,
    firstName: household?.record.firstName || firstName,
    lastName: household?.record.lastName || lastName,
    companyName: household?.record.companyName ?? '',
    phone: household?.record.phone || phone,
    email: household?.record.email || `${firstName}.${lastName}@example.com`.toLowerCase().replaceAll(/[^a-z.@]/g, ''),
    ...(household && { address: household.record.billingAddress }),
    wanted: job?.record.title ?? wanted,
    message: kind.channel === 'phone' ? '' : `${wanted}. Please call me in the afternoon.`,
    source: kind.source,
    channel: kind.channel,
    costCents: kind.costCents,
    assignedTo: kind.state === 'new' ? '' : by.uid,
    ...(kind.next && {
      nextWhat: kind.next.what,
      nextAt: clock.at(kind.next.inDays, kind.next.inDays === 0 ? 1 : 9 * 60),
    }),
  };
  const isOpen = isOpenLead(kind.state);
  return {
    ...newLead(input, {
      receivedAt,
      state: kind.state,
      isOpen,
      isOutOfArea: kind.state === 'out-of-area',
      campaign: kind.source === 'advert' ? { utm_source: 'search', utm_campaign: 'fall' } : null,
    }),
    lostReason: kind.reason ?? '',
    customerId: household?.id ?? '',
    propertyId: job?.record.propertyId ?? '',
    jobId: job?.id ?? '',
    jobNumber: job?.record.number ?? '',
    log: [
      ...(answeredAt === '' ? [] : [step({ kind: 'called', at: answeredAt, text: 'Spoke on the phone' })]),
      ...(kind.state === 'new' || kind.state === 'contacted'
        ? []
        : [
            step({ kind: 'moved', at: minutesAfter(answeredAt || receivedAt, 40), text: LEAD_STATE_WORDS[kind.state] }),
          ]),
    ],
  };
}

type Write = (by: Person, collection: string, id: string, at: string, data: object) => SeedWrite;

/** Returns two sellers' mails about a request for the company's trade in its town. */
function sellersMails({ domain, address: { city, state, postalCode }, trade: { leadMails } }: CompanyPlan): string[] {
  const angiMail = ANGI_MAIL.replace('(704)', `(${NOBODYS_AREA_CODE})`);
  if (!leadMails) return [angiMail, THUMBTACK_MAIL];
  const [first, second] = leadMails;
  const place = `${city}, ${state} ${postalCode}`;
  return [
    angiMail
      .replace('office@blue-ridge.example', `office@${domain}`)
      .replace('=?utf-8?Q?New_lead:_Heat_pump_repair_=E2=80=93_Asheville?=', `New lead: ${first.service}`)
      .replace('Asheville, NC 28801', place)
      .replace('Heat pump - repair', first.service)
      .replace('Upstairs unit blows cold air since Tuesday', first.comment),
    THUMBTACK_MAIL.replace(
      'Central Air Conditioning Repair in Weaverville, NC',
      `${second.service} in ${city}, ${state}`,
    )
      .replace('Weaverville, NC 28787', place)
      .replace('AC runs but does not cool &amp; the breaker trips.', second.comment),
  ];
}

/** Creates one person who came from two sellers within a day: the server detects it, and the page shows it. */
function soldTwice(plan: CompanyPlan, by: Person, clock: CompanyClock, write: Write): SeedWrite[] {
  const [angi, thumbtack] = sellersMails(plan).map(importMail);
  if (!angi || !thumbtack) return [];
  const { phone, email, firstName, lastName, address } = angi.input;
  const firstAt = clock.at(-2, 9 * 60 + 12);
  return [
    { mail: angi, input: { ...angi.input, source: 'advert' }, id: 'mail0000000000000001', at: firstAt },
    {
      mail: thumbtack,
      input: { ...thumbtack.input, phone, email, firstName, lastName, address, source: 'other' },
      id: 'mail0000000000000002',
      at: addDaysToInstant(firstAt, 1),
    },
  ].flatMap(({ mail, input, id, at }) => [
    write(by, 'leads', id, at, newLead(input, { receivedAt: at, seller: mail.seller, externalId: mail.externalId })),
    write(by, 'leadReceipts', id, at, leadReceiptSchema.parse({ ...mail.receipt, leadId: id, receivedAt: at })),
  ]);
}
