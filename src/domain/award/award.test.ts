import { describe, expect, it } from 'vitest';
import { buildTimeEntry } from '@/testing/factories/hours';
import { buildJob } from '@/testing/factories/job';
import { buildVisit } from '@/testing/factories/visit';
import { credentialsOfEstimate, printedCredentials, withValidCredentials } from '../paper/credentials';
import { countsOfJob, countsOfTime, countsOfVisit } from './contributions';
import {
  credentialFormSchema,
  credentialLine,
  credentialSchema,
  inOrder,
  moveTo,
  positionAfter,
  warningDue,
  type Credential,
} from './credential';
import { METRICS, percentOf, shareInWords } from './metrics';
import { latestPeriods, monthsOf, periodName, periodOf } from './period';
import { ranking, teamShare } from './ranking';
import { recognitionFormSchema, recognitionSchema, winnerNames } from './recognition';
import { addTotals, NO_TOTALS, type Totals } from './totals';

const TODAY = '2026-01-12';
const ZONE = 'America/New_York';
const credential = (fields: Partial<Credential & { id: string }> = {}) => ({
  id: fields.id ?? 'c1',
  ...credentialSchema.parse({ kind: 'licence', title: 'Mechanical contractor', ...fields }),
});

describe('a credential', () => {
  it.each([
    ['', null],
    ['2026-03-14', null],
    ['2026-03-13', 60],
    ['2026-02-12', 60],
    ['2026-02-11', 30],
    ['2026-01-19', 7],
    ['2026-01-12', 7],
    ['2026-01-11', 0],
  ])('that expires on %j has the warning %s', (expiresOn, due) => {
    expect(warningDue(credential({ expiresOn }), TODAY)).toBe(due);
  });

  it('prints on estimates in order, with public proof, until it expires', () => {
    const all = [
      credential({
        title: 'Second',
        position: 2,
        isOnEstimates: true,
        proofKind: 'file',
        proofUrl: 'https://f.example/a',
      }),
      credential({
        title: 'First',
        position: 1,
        isOnEstimates: true,
        number: '44',
        issuer: 'State board',
        expiresOn: TODAY,
      }),
      credential({ title: 'Gone', isOnEstimates: true, expiresOn: '2026-01-11' }),
      credential({ title: 'Elsewhere', isOnWebsite: true }),
    ];
    const printed = printedCredentials(all, TODAY);
    expect(printed).toEqual([
      { text: 'License: First, No. 44 (State board)', proofUrl: '', expiresOn: TODAY },
      { text: 'License: Second', proofUrl: '', expiresOn: '' },
    ]);
    expect(withValidCredentials({ credentials: printed }, TODAY).credentials).toHaveLength(2);
    expect(withValidCredentials({ credentials: printed }, '2026-01-13').credentials).toHaveLength(1);
  });

  it('stays on a sent or approved estimate, until a renewal replaces an expired one', () => {
    const ended = credential({ title: 'Old', isOnEstimates: true, expiresOn: '2026-01-11' });
    const sentCredentials = printedCredentials([ended], '2026-01-01');
    const all = [credential({ title: 'New', isOnEstimates: true })];
    const shown = (state: 'draft' | 'sent' | 'approved', kept: typeof sentCredentials | null) =>
      credentialsOfEstimate({ state, sentCredentials: kept }, all, TODAY).map(({ text }) => text);
    expect(sentCredentials).toHaveLength(1);
    expect([shown('draft', null), shown('approved', null)]).toEqual([['License: New'], ['License: New']]);
    expect([shown('sent', sentCredentials), shown('approved', sentCredentials)]).toEqual([[], ['License: Old']]);
  });

  it('links to its proof if that is public', () => {
    const file = {
      isOnEstimates: true,
      proofKind: 'file',
      proofUrl: 'https://f.example/a',
      isProofPublic: true,
    } as const;
    const link = { isOnEstimates: true, proofKind: 'link', proofUrl: 'https://registry.example/44' } as const;
    expect(printedCredentials([credential(file), credential(link)], TODAY).map(({ proofUrl }) => proofUrl)).toEqual([
      'https://f.example/a',
      'https://registry.example/44',
    ]);
    expect(credentialLine(credential({ kind: 'award', title: 'Readers’ choice', year: '2025' }))).toBe(
      'Award: Readers’ choice 2025',
    );
  });

  it('moves with one write, or with more when positions run out', () => {
    const rows = ['a', 'b', 'c'].map((id, index) => credential({ id, title: id, position: index + 1 }));
    const placed = (changes: readonly { id: string; position: number }[], of = rows) =>
      inOrder(of.map((row) => ({ ...row, ...changes.find(({ id }) => id === row.id) }))).map(({ id }) => id);
    expect(placed(moveTo(rows, 'c', 0))).toEqual(['c', 'a', 'b']);
    expect(placed(moveTo(rows, 'a', 2))).toEqual(['b', 'c', 'a']);
    const wide = rows.map((row, index) => ({ ...row, position: (index + 1) * 4096 }));
    expect(moveTo(wide, 'c', 1)).toHaveLength(1);
    expect(placed(moveTo(wide, 'c', 1), wide)).toEqual(['a', 'c', 'b']);
    expect(moveTo(wide, 'a', 0)).toEqual([]);
    expect(positionAfter(wide)).toBeGreaterThan(3 * 4096);
  });

  it('requires the chosen proof, and an end after the start', () => {
    const faults = (fields: Partial<Credential>) =>
      credentialFormSchema.safeParse(credential(fields)).error?.issues.map(({ path }) => path[0]) ?? [];
    expect(faults({})).toEqual([]);
    expect(faults({ proofKind: 'link' })).toEqual(['proofUrl']);
    expect(faults({ proofKind: 'file' })).toEqual(['proofUrl']);
    expect(faults({ issuedOn: TODAY, expiresOn: TODAY })).toEqual(['expiresOn']);
  });
});

describe('periods', () => {
  it('are named, and contain their months', () => {
    expect(periodOf('quarter', '2026-11-23')).toEqual({ periodKind: 'quarter', startsOn: '2026-10-01' });
    expect(monthsOf(periodOf('quarter', '2026-11-23'))).toEqual(['2026-10', '2026-11', '2026-12']);
    expect(monthsOf(periodOf('year', TODAY))).toHaveLength(12);
    expect(latestPeriods('month', TODAY, 2).map(periodName)).toEqual(['January 2026', 'December 2025']);
    expect(latestPeriods('quarter', TODAY, 2).map(periodName)).toEqual(['Q1 2026', 'Q4 2025']);
    expect(periodName(periodOf('year', TODAY))).toBe('2026');
  });
});

const step = (state: 'in-progress' | 'work-done', at: string) => ({ state, at, by: 'u', reason: '' });
const check = (isDone: boolean) => ({ id: `c${String(isDone)}`, label: 'Filter', isDone, doneAt: '', doneBy: '' });
const AT_NIGHT = '2026-02-01T03:00:00.000Z';
const finished = buildJob({
  progress: 'invoiced',
  progressLog: [step('in-progress', '2026-01-31T18:00:00.000Z'), step('work-done', AT_NIGHT)],
  scheduledTime: '2026-01-31T17:50:00.000Z',
  technicianIds: ['ann', 'bob'],
  checklist: [check(true)],
});

describe('counts', () => {
  it('a finished job, its checklist and its arrival in the month of the company’s time zone', () => {
    const people = { month: '2026-01', technicianIds: ['ann', 'bob'] };
    expect(countsOfJob(finished, null, ZONE)).toEqual([
      { ...people, totals: { jobs: 1, checklistJobs: 1, completeChecklists: 1 } },
      { ...people, totals: { arrivals: 1, onTime: 1 } },
    ]);
    const open = { ...finished, checklist: [check(true), check(false)], hasStoredVisits: true };
    expect(countsOfJob(open, null, ZONE)).toEqual([
      { ...people, totals: { jobs: 1, checklistJobs: 1, completeChecklists: 0 } },
    ]);
    expect(countsOfJob({ ...finished, checklist: [], hasStoredVisits: true }, null, ZONE)[0]?.totals).toEqual({
      jobs: 1,
    });
    expect(countsOfJob({ ...finished, technicianIds: [] }, null, ZONE)).toEqual([]);
  });

  it('a callback against the first job’s crew and month, unless it was canceled', () => {
    const callback = buildJob({ type: 'callback', parentJobId: 'j1', technicianIds: ['cy'] });
    expect(countsOfJob(callback, finished, ZONE)).toEqual([
      { month: '2026-01', technicianIds: ['ann', 'bob'], totals: { callbacks: 1 } },
    ]);
    expect(countsOfJob({ ...callback, progress: 'cancelled' }, finished, ZONE)).toEqual([]);
    expect(countsOfJob(callback, null, ZONE)).toEqual([]);
  });

  it('a visit’s first arrival against the promised window, or 15 minutes', () => {
    const arrived = (at: string, windowEndsAt: string) =>
      countsOfVisit(
        buildVisit({
          placement: { windowStartsAt: windowEndsAt && '2026-01-12T16:00:00.000Z', windowEndsAt },
          log: [
            { ...step('in-progress', at), id: 's', kind: 'moved', state: 'on-site', startsAt: at, technicianId: '' },
          ],
        }),
        ZONE,
      ).map(({ totals }) => totals.onTime);
    expect(arrived('2026-01-12T16:15:00.000Z', '')).toEqual([1]);
    expect(arrived('2026-01-12T16:16:00.000Z', '')).toEqual([0]);
    expect(arrived('2026-01-12T17:55:00.000Z', '2026-01-12T18:00:00.000Z')).toEqual([1]);
    expect(arrived('2026-01-12T18:01:00.000Z', '2026-01-12T18:00:00.000Z')).toEqual([0]);
    expect(countsOfVisit(buildVisit(), ZONE)).toEqual([]);
  });

  it('time entries, and corrections by someone else', () => {
    const entry = buildTimeEntry({ accountUid: 'ann-account' });
    const correction = { ...entry, source: 'correction' } as const;
    expect(countsOfTime(entry, 'server', ZONE)[0]?.totals).toEqual({ timeEntries: 1 });
    expect(countsOfTime(correction, 'office', ZONE)[0]?.totals).toEqual({ officeCorrections: 1 });
    expect(countsOfTime(correction, 'ann-account', ZONE)).toEqual([]);
    expect(countsOfTime({ ...entry, endsAt: '' }, 'server', ZONE)).toEqual([]);
  });
});

describe('a ranking', () => {
  const counted = (fields: Partial<Totals>): Totals => addTotals(NO_TOTALS, fields);
  const month = {
    month: '2026-01',
    technicians: {
      ann: counted({ jobs: 20, callbacks: 1 }),
      bob: counted({ jobs: 10 }),
      cy: counted({ jobs: 40, callbacks: 2 }),
      dee: counted({ jobs: 7 }),
      out: counted({ jobs: 30 }),
    },
  };

  it('orders by share, gives ties the same rank, and ranks no one below the minimum', () => {
    const standings = ranking([month], {
      metric: 'no-callback',
      periodKind: 'month',
      technicianIds: ['ann', 'bob', 'cy', 'dee', 'new'],
    });
    expect(standings.map(({ technicianId, rank }) => [technicianId, rank])).toEqual([
      ['bob', 1],
      ['cy', 2],
      ['ann', 2],
      ['dee', null],
      ['new', null],
    ]);
  });

  it('needs more data for a quarter, and totals the team', () => {
    const [bob] = ranking([month], { metric: 'no-callback', periodKind: 'quarter', technicianIds: ['bob'] });
    expect(bob?.rank).toBeNull();
    const team = teamShare([{ month: '2026-01', totals: counted({ jobs: 107, callbacks: 3 }) }], 'no-callback');
    expect([shareInWords('no-callback', team), percentOf(team)]).toEqual(['104 of 107 finished jobs', 97]);
    expect(percentOf({ hits: 0, of: 0 })).toBeNull();
  });

  it('never uses revenue', () => {
    expect(METRICS).toEqual(['no-callback', 'on-time', 'checklists', 'time']);
    expect(Object.keys(NO_TOTALS).join(' ')).not.toMatch(/cents|revenue|sales/i);
  });
});

describe('a recognition', () => {
  const proposal = {
    title: 'Technician of the month',
    ...periodOf('month', TODAY),
    metric: 'none',
    winners: [{ technicianId: 'ann', name: 'Ann', figures: '' }],
  };

  it('without a metric needs a reason and a person', () => {
    expect(recognitionFormSchema.safeParse(proposal).error?.issues.map(({ path }) => path[0])).toEqual(['note']);
    expect(recognitionFormSchema.safeParse({ ...proposal, note: 'Stayed late' }).success).toBe(true);
    expect(recognitionSchema.safeParse({ ...proposal, winners: [] }).success).toBe(false);
  });

  it('does not name anyone who opted out later', () => {
    const { winners } = recognitionSchema.parse(proposal);
    expect(winnerNames({ winners }, new Set(['ann']))).toEqual(['A colleague']);
    expect(winnerNames({ winners }, new Set())).toEqual(['Ann']);
  });
});
