import { countsOfJob } from '@/domain/award/contributions';
import { credentialSchema } from '@/domain/award/credential';
import { shareInWords, type Metric } from '@/domain/award/metrics';
import { latestPeriods, type Period } from '@/domain/award/period';
import { ranking } from '@/domain/award/ranking';
import { recognitionSchema, type Recognition } from '@/domain/award/recognition';
import { addTotals, NO_TOTALS, type ScoreMonth } from '@/domain/award/totals';
import { moveJob } from '@/domain/job/progress';
import type { Job } from '@/domain/job/schema';
import { technicianName } from '@/domain/technician/schema';
import type { Team } from './accounts';
import type { CompanyClock } from './clock';
import type { CompanyPlan } from './companies/plan';
import type { Given } from './credentials';
import type { SeedJob } from './jobs';
import type { Random } from './random';
import type { CrewMember } from './technicians';
import { changed, created, type SeedWrite } from './writes';

type Awarded = {
  plan: CompanyPlan;
  team: Team;
  crew: readonly CrewMember[];
  jobs: readonly SeedJob[];
  clock: CompanyClock;
  random: Random;
};

/** Returns a job after all of its steps. */
const finalJob = ({ record, steps }: SeedJob): Job =>
  steps.reduce<Job>((job, { state, by, at, reason, isChecklistDone }) => {
    const moved = { ...job, ...moveJob(job, { state, at, by: by.uid, reason }) };
    return isChecklistDone
      ? { ...moved, checklist: moved.checklist.map((item) => ({ ...item, isDone: true })) }
      : moved;
  }, record);

function monthsOf({ jobs, plan }: Awarded): ScoreMonth[] {
  const finals = new Map(jobs.map((job) => [job.id, finalJob(job)]));
  const months = new Map<string, ScoreMonth>();
  for (const job of finals.values()) {
    for (const { month, technicianIds, totals } of countsOfJob(
      job,
      finals.get(job.parentJobId) ?? null,
      plan.timeZone,
    )) {
      const technicians = { ...months.get(month)?.technicians };
      for (const id of technicianIds) technicians[id] = addTotals(technicians[id] ?? NO_TOTALS, totals);
      months.set(month, { month, technicians });
    }
  }
  return [...months.values()];
}

/** Returns the leader by a metric in a month; null if no one is ranked. */
function leader(months: readonly ScoreMonth[], metric: Metric, period: Period, crew: readonly CrewMember[]) {
  const within = months.filter(({ month }) => period.startsOn.startsWith(month));
  const [first] = ranking(within, { metric, periodKind: 'month', technicianIds: crew.map(({ id }) => id) });
  const member = crew.find(({ id }) => id === first?.technicianId);
  return first?.rank === 1 && member ? { member, figures: shareInWords(metric, first.share) } : null;
}

/**
 * Returns the company's credentials (one about to expire), a badge from last month and an earlier one, a pending proposal, team goals,
 * and a nonparticipant without an account. In rounds, each building on the last.
 */
export function awardRounds(awarded: Awarded): SeedWrite[][] {
  const { plan, team, crew, clock, random } = awarded;
  const root = `companies/${team.companyId}`;
  const admin = team.owner;
  const manager = team.members.find(({ role }) => role === 'manager') ?? admin;
  const set = (by: typeof admin, path: string, at: string, data: object, id = random.id()): SeedWrite => ({
    by,
    kind: 'set',
    path: `${root}/${path}`,
    id,
    data: { ...data, ...created(by, at, random) },
  });
  const [ownLicense] = plan.branding.licenses;
  /** The license is the one printed on the company's documents. */
  const numberOf = (kind: Given['kind'], drawn: string): string =>
    kind === 'licence' ? (ownLicense?.number ?? drawn) : kind === 'insurance' ? drawn : '';
  const credentials = plan.credentials.map(({ endsInDays, ...given }, index) =>
    set(
      manager,
      'credentials',
      clock.at(-200, 9 * 60),
      credentialSchema.parse({
        number: numberOf(given.kind, random.pattern('######')),
        isOnEstimates: given.kind !== 'award',
        ...given,
        expiresOn: endsInDays === undefined ? '' : clock.date(endsInDays),
        position: (index + 1) * 4096,
      }),
    ),
  );
  const [thisMonth, lastMonth] = latestPeriods('month', clock.date(0), 2);
  const [thisQuarter] = latestPeriods('quarter', clock.date(0), 1);
  if (!thisMonth || !lastMonth || !thisQuarter) return [credentials];
  const months = monthsOf(awarded);
  const out = crew.findLast(({ record }) => record.linkedUid === '');
  const takingPart = crew.filter((member) => member !== out);
  const [first = null] = takingPart;
  const best = leader(months, 'no-callback', lastMonth, takingPart);
  const proposedAt = clock.at(-3, 16 * 60);
  const winner = (member: CrewMember, figures = '') => ({
    technicianId: member.id,
    name: technicianName(member.record),
    figures,
  });
  const recognitions: { fields: Partial<Recognition>; isApproved: boolean }[] = [
    ...(best
      ? [
          {
            fields: {
              title: 'Technician of the month',
              metric: 'no-callback' as const,
              ...lastMonth,
              winners: [winner(best.member, best.figures)],
              prize: 'Dinner for two',
            },
            isApproved: true,
          },
        ]
      : []),
    ...(first
      ? [
          {
            fields: {
              title: 'Above and beyond',
              badge: 'heart' as const,
              metric: 'none' as const,
              ...lastMonth,
              winners: [winner(first)],
              note: 'Stayed with an older customer until the neighbor came with the spare key.',
            },
            isApproved: true,
          },
        ]
      : []),
  ];
  const current = leader(months, 'checklists', thisMonth, takingPart);
  if (current)
    recognitions.push({
      fields: {
        title: 'Every box checked',
        badge: 'shield',
        metric: 'checklists',
        ...thisMonth,
        winners: [winner(current.member, current.figures)],
        prize: 'A day off',
      },
      isApproved: false,
    });
  const proposals = recognitions.map(({ fields, isApproved }) => ({
    isApproved,
    write: set(manager, 'recognitions', proposedAt, recognitionSchema.parse(fields)),
  }));
  const decidedAt = clock.at(-2, 9 * 60);
  const decisions = proposals
    .filter(({ isApproved }) => isApproved)
    .map(({ write }): SeedWrite => ({
      by: admin,
      kind: 'update',
      path: write.path,
      id: write.id,
      data: {
        state: 'approved',
        decidedBy: admin.uid,
        decidedAt,
        ...changed(admin, decidedAt, String(write.data['revision']), random),
      },
    }));
  const goals = [
    { title: 'Every check done', metric: 'checklists', ...thisMonth, targetPercent: 95, note: '' },
    {
      title: 'Right the first time',
      metric: 'no-callback',
      ...thisQuarter,
      targetPercent: 97,
      note: 'Breakfast for all if we make it.',
    },
  ].map((goal) => set(manager, 'teamGoals', clock.at(-20, 9 * 60), goal));
  const optOuts = out
    ? [set(manager, 'recognitionOptOuts', clock.at(-30, 9 * 60), { technicianId: out.id }, out.id)]
    : [];
  return [[...credentials, ...goals, ...optOuts, ...proposals.map(({ write }) => write)], decisions];
}
