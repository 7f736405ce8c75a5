import { companyFacts } from '@/domain/ad/companyFacts';
import { rewritten } from '@/domain/ad/compose/compose';
import { adParameters } from '@/domain/ad/link';
import { adNameKey, adSchema, type Ad } from '@/domain/ad/schema';
import { companySchema } from '@/domain/company/schema';
import { EMPTY_LEAD } from '@/domain/lead/arrival';
import { newLead } from '@/domain/lead/create';
import { campaignOf } from '@/lib/campaign';
import type { Team } from './accounts';
import { AD_IDEAS } from './adIdeas';
import { companyClock, earlier } from './clock';
import type { CompanyPlan } from './companies/plan';
import type { SeedJob } from './jobs';
import type { Random } from './random';
import { commitAll, created, type SeedWrite } from './writes';

type Asked = { plan: CompanyPlan; team: Team; jobs: readonly SeedJob[]; random: Random };

/** Creates the company's ads, written by the ad generator itself, and two people who came through their links. */
export async function makeAds({ plan, team, jobs, random }: Asked): Promise<void> {
  const clock = companyClock(plan.timeZone, new Date());
  const { owner } = team;
  const facts = companyFacts({
    companyId: team.companyId,
    company: companySchema.parse(plan),
    reviews: [],
    credentials: [],
    site: null,
    isFormOn: true,
    hasTimeThisWeek: null,
    today: clock.date(0),
  });
  const ads = AD_IDEAS[plan.id].map((idea, index) => {
    const begun: Ad = adSchema.parse({
      ...idea,
      channels: [...idea.channels],
      sortName: adNameKey(idea.name),
      state: (['ended', 'running', 'draft'] as const)[index],
      audience: index === 2 ? 'neighbors' : 'homeowners',
      goal: 'book',
      areas: [plan.address.city],
      offerEndsOn: idea.offer === '' ? '' : clock.date(index === 0 ? -2 : 45),
      startsOn: index === 2 ? '' : clock.date(-30 + index * 15),
      endsOn: index === 0 ? clock.date(-2) : '',
    });
    const spentCents = {
      ...begun.spentCents,
      ...(index < 2 && { [idea.channels[0] ?? 'googleSearch']: index === 0 ? 42_000 : 28_500 }),
    };
    const lines = rewritten(begun, facts, { channels: begun.channels, turn: 0, newId: () => random.id() });
    return { id: random.id(), fields: { ...begun, spentCents, lines }, daysAgo: 31 - index * 15 };
  });
  const write = (collection: string, id: string, daysAgo: number, data: object): SeedWrite => ({
    by: owner,
    kind: 'set',
    path: `companies/${team.companyId}/${collection}`,
    id,
    data: {
      ...data,
      ...created(owner, earlier(clock.at(-daysAgo, 14 * 60), clock.now.toISOString()), random),
    },
  });
  await commitAll([
    ...ads.map(({ id, fields, daysAgo }) => write('ads', id, daysAgo, fields)),
    ...leadsOf(ads.slice(0, 2), { jobs, clock, random, write }),
  ]);
}

type LeadParts = {
  jobs: readonly SeedJob[];
  clock: ReturnType<typeof companyClock>;
  random: Random;
  write: (collection: string, id: string, daysAgo: number, data: object) => SeedWrite;
};

function leadsOf(ads: readonly { id: string; fields: Ad }[], { jobs, clock, random, write }: LeadParts): SeedWrite[] {
  // The first of them is billed and paid (`makeQuotesAndInvoices`).
  const done = jobs.find(({ fate, record }) => fate === 'work-done' && record.type !== 'callback');
  return ads.map(({ id, fields }, index) => {
    const daysAgo = 12 - index * 5;
    const isWon = index === 0 && done !== undefined;
    return write('leads', random.id(), daysAgo, {
      ...newLead(
        {
          ...EMPTY_LEAD,
          firstName: ['Renee', 'Calvin'][index] ?? 'Kim',
          lastName: ['Osborne', 'Tate'][index] ?? 'Dean',
          phone: `(704) 555-019${String(index)}`,
          wanted: fields.service,
          message: 'I saw your ad.',
          source: 'google',
          channel: 'website',
        },
        {
          receivedAt: clock.at(-daysAgo, 13 * 60),
          campaign: campaignOf(adParameters(id, fields.channels[0] ?? 'googleSearch')) ?? {},
          ...(isWon && { state: 'won' as const, isOpen: false }),
        },
      ),
      ...(isWon && { jobId: done.id, jobNumber: done.record.number, customerId: done.household.id }),
    });
  });
}
