import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { cursorAfter, type ListOptions, type OrderClause } from '@/data/records/store';
import type { Stored } from '@/domain/record/schema';
import type { Repository } from '@/data/records/repository';
import { asStored, customer, deskOf, job, until, type Desk, type World } from './world';

const day = (number: number): string => `2026-06-${String(number).padStart(2, '0')}T08:00:00.000Z`;

/** Reads page by page until a page isn't full; fails instead of reading forever. */
async function allPages<T extends object>(
  repository: Repository<T>,
  options: ListOptions & { limit: number },
): Promise<Stored<T>[][]> {
  const pages: Stored<T>[][] = [];
  let page = await repository.getAll(options);
  while (pages.push(page) < 50 && page.length === options.limit) {
    const last = page.at(-1);
    if (!last) break;
    page = await repository.getAll({ ...options, cursor: cursorAfter(last, options.orderBy) });
  }
  return pages;
}

/** Describes the list behavior that every store must have. */
export function describeLists(name: string, openWorld: () => Promise<World>): void {
  describe(`lists on ${name}`, () => {
    let world: World;
    let me: Desk;
    const ids = async (options: ListOptions) => (await me.jobs.getAll(options)).map(({ id }) => id);
    const by = (field: string, direction: 'asc' | 'desc' = 'asc'): OrderClause[] => [{ field, direction }];

    beforeAll(async () => {
      world = await openWorld();
      const jobs: Record<string, Parameters<typeof job>[1]> = {
        a: { scheduledTime: day(3), technicianIds: ['t1'], customerId: 'c1', priority: 'high' },
        b: { scheduledTime: day(1), technicianIds: ['t1', 't2'], customerId: 'c2' },
        c: { scheduledTime: day(2), technicianIds: [], customerId: 'c1' },
        d: { scheduledTime: day(2), technicianIds: ['t2'], customerId: 'c3', priority: 'low' },
        e: { scheduledTime: day(4), technicianIds: ['t3'], customerId: 'c1', durationMinutes: 90 },
      };
      await world.seed(
        'jobs',
        Object.fromEntries(
          Object.entries(jobs).map(([id, fields]) => [id, asStored(job('u1', fields), 'u1', `revision-${id}`)]),
        ),
      );
    });
    afterAll(() => world.end());
    beforeEach(() => {
      me = deskOf(world.admin, world.companyId);
    });

    it('count a query’s results, up to a limit', async () => {
      const of = (field: string, operator: '==' | '>' | 'array-contains', value: unknown) => [
        { field, operator, value },
      ];
      expect(await me.jobs.count({ limit: 100 })).toBe(5);
      expect(await me.jobs.count({ where: of('customerId', '==', 'c1'), limit: 100 })).toBe(3);
      expect(await me.jobs.count({ where: of('scheduledTime', '>', day(2)), limit: 100 })).toBe(2);
      expect(await me.jobs.count({ where: of('technicianIds', 'array-contains', 't9'), limit: 100 })).toBe(0);
      expect(await me.jobs.count({ where: of('customerId', '==', 'c1'), limit: 2 })).toBe(2);
    });

    it('add up number fields of a query’s results, up to a limit, with their count', async () => {
      const ofCustomer = [{ field: 'customerId', operator: '==', value: 'c1' }] as const;
      const after = [{ field: 'scheduledTime', operator: '>', value: day(2) }] as const;
      const minutes = ['durationMinutes'];
      const all = await me.jobs.getAll();
      const total = (jobs: typeof all): number => jobs.reduce((sum, job) => sum + job.durationMinutes, 0);
      const mine = all.filter(({ customerId }) => customerId === 'c1');
      expect(total(mine)).toBeGreaterThan(0);
      expect(await me.jobs.sum({ sum: minutes, limit: 100 })).toEqual({
        count: all.length,
        sums: { durationMinutes: total(all) },
      });
      expect(await me.jobs.sum({ where: ofCustomer, sum: minutes, limit: 100 })).toEqual({
        count: mine.length,
        sums: { durationMinutes: total(mine) },
      });
      expect((await me.jobs.sum({ where: after, sum: minutes, limit: 1 })).count).toBe(1);
      expect(await me.jobs.sum({ where: ofCustomer, sum: ['title', 'invoice.status'], limit: 100 })).toEqual({
        count: mine.length,
        sums: { title: 0, 'invoice.status': 0 },
      });
    });

    it('sort by a field, ascending and descending, and by id for equal values', async () => {
      expect(await ids({ orderBy: by('scheduledTime') })).toEqual(['b', 'c', 'd', 'a', 'e']);
      expect(await ids({ orderBy: by('scheduledTime', 'desc') })).toEqual(['e', 'a', 'd', 'c', 'b']);
      expect(await ids({ orderBy: [...by('durationMinutes', 'desc'), ...by('scheduledTime')] })).toEqual([
        'e',
        'b',
        'c',
        'd',
        'a',
      ]);
      expect(await ids({})).toEqual(['a', 'b', 'c', 'd', 'e']);
    });

    it('filter by a nested field (jobs of a customer)', async () => {
      const ofCustomer = { field: 'invoice.customerId', operator: '==', value: 'c1' } as const;
      expect(await ids({ where: [ofCustomer], orderBy: by('scheduledTime', 'desc') })).toEqual(['e', 'a', 'c']);
      expect(await ids({ where: [{ ...ofCustomer, value: 'nobody' }] })).toEqual([]);
    });

    it('filter by an element of a list, and by one of several values', async () => {
      expect(
        await ids({
          where: [{ field: 'technicianIds', operator: 'array-contains', value: 't2' }],
          orderBy: by('scheduledTime'),
        }),
      ).toEqual(['b', 'd']);
      expect(
        await ids({
          where: [{ field: 'priority', operator: 'in', value: ['high', 'low'] }],
          orderBy: by('scheduledTime'),
        }),
      ).toEqual(['d', 'a']);
    });

    it('filter by a range, with inclusive or exclusive ends', async () => {
      const range = (from: '>' | '>=', to: '<' | '<='): ListOptions => ({
        where: [
          { field: 'scheduledTime', operator: from, value: day(2) },
          { field: 'scheduledTime', operator: to, value: day(4) },
        ],
        orderBy: by('scheduledTime'),
      });
      expect(await ids(range('>=', '<='))).toEqual(['c', 'd', 'a', 'e']);
      expect(await ids(range('>', '<'))).toEqual(['a']);
      expect(
        await ids({ where: [{ field: 'durationMinutes', operator: '>', value: 60 }], orderBy: by('durationMinutes') }),
      ).toEqual(['e']);
    });

    it('leave out records without the sort field, and compare only values of one type', async () => {
      expect(await ids({ orderBy: by('noSuchField') })).toEqual([]);
      expect(
        await ids({ where: [{ field: 'scheduledTime', operator: '>', value: 5 }], orderBy: by('scheduledTime') }),
      ).toEqual([]);
    });

    it('visit every record exactly once by cursor, even with equal sort values', async () => {
      for (const direction of ['asc', 'desc'] as const) {
        for (const orderBy of [
          by('durationMinutes', direction),
          by('scheduledTime', direction),
          by('title', direction),
        ]) {
          const whole = await ids({ orderBy });
          const pages = await allPages(me.jobs, { orderBy, limit: 2 });
          expect(pages.map((page) => page.length)).toEqual([2, 2, 1]);
          expect(pages.flat().map(({ id }) => id)).toEqual(whole);
        }
      }
    });

    it('visit every record exactly once by cursor without any order, also within a filter', async () => {
      const pagesOf = async (where: ListOptions['where'] = []) =>
        (await allPages(me.jobs, { where, limit: 2 })).flat().map(({ id }) => id);
      expect(await pagesOf()).toEqual(['a', 'b', 'c', 'd', 'e']);
      expect(await pagesOf([{ field: 'invoice.customerId', operator: '==', value: 'c1' }])).toEqual(['a', 'c', 'e']);
    });

    it('visit every record of a range by cursor, and refuse a range that isn’t the sort field', async () => {
      const where: ListOptions['where'] = [{ field: 'scheduledTime', operator: '>=', value: day(2) }];
      const pages = await allPages(me.jobs, { where, orderBy: by('scheduledTime', 'desc'), limit: 3 });
      expect(pages.map((page) => page.map(({ id }) => id))).toEqual([['e', 'a', 'd'], ['c']]);
      await expect(me.jobs.getAll({ where })).rejects.toThrow();
      await expect(me.jobs.getAll({ where, orderBy: by('durationMinutes') })).rejects.toThrow();
    });

    it('end with an empty page when the last one was exactly full', async () => {
      const pages = await allPages(me.jobs, { orderBy: by('scheduledTime'), limit: 5 });
      expect(pages.map((page) => page.length)).toEqual([5, 0]);
    });

    it('return 50 records by default, and never more than 500', async () => {
      const many = Array.from(
        { length: 505 },
        (_, index) => [`customer-${String(index).padStart(3, '0')}`, asStored(customer(), 'u1', 'revision-1')] as const,
      );
      await world.seed('customers', Object.fromEntries(many));
      expect(await me.customers.getAll()).toHaveLength(50);
      expect(await me.customers.getAll({ limit: 120 })).toHaveLength(120);
      const most = await me.customers.getAll({ limit: 10_000 });
      expect(most).toHaveLength(500);
      const rest = await me.customers.getAll({ limit: 500, cursor: cursorAfter(most.at(-1) ?? { id: '' }) });
      expect(rest.map(({ id }) => id)).toEqual(many.slice(500).map(([id]) => id));
    });

    it('deliver a watched list now and after each change, with its filter and order', async () => {
      const options: ListOptions = {
        where: [{ field: 'priority', operator: '==', value: 'emergency' }],
        orderBy: by('scheduledTime'),
      };
      const colleague = deskOf(world.colleague, world.companyId);
      const watched = (isIt: (titles: string[]) => boolean) =>
        until<string[]>(
          (onNext, onError) => me.jobs.watch(options, (records) => onNext(records.map(({ title }) => title)), onError),
          isIt,
        );
      expect(await watched(() => true)).toEqual([]);
      const both = watched((titles) => titles.length === 2);
      const late = await colleague.jobs.create(
        job(colleague.uid, { title: 'late', priority: 'emergency', scheduledTime: day(9) }),
      );
      await me.jobs.create(job(me.uid, { title: 'early', priority: 'emergency', scheduledTime: day(8) }));
      expect(await both).toEqual(['early', 'late']);
      const one = watched((titles) => titles.length === 1);
      await colleague.jobs.update(late.id, { priority: 'normal' });
      expect(await one).toEqual(['early']);
    });

    it('leave out a damaged record and report its id, without hiding the others', async () => {
      const reported = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const where: ListOptions['where'] = [{ field: 'poNumber', operator: '==', value: 'damaged' }];
      await world.seed('jobs', {
        good: asStored(job('u1', { poNumber: 'damaged' }), 'u1', 'revision-good'),
        badField: { ...asStored(job('u1', { poNumber: 'damaged' }), 'u1', 'revision-bad'), durationMinutes: 'an hour' },
        badAudit: { ...asStored(job('u1', { poNumber: 'damaged' }), 'u1', 'revision-bad'), createdAt: 7 },
      });
      expect(await ids({ where })).toEqual(['good']);
      const reports = reported.mock.calls.map(([error]) => (error as Error).message);
      reported.mockRestore();
      expect(reports).toEqual(
        ['badAudit', 'badField'].map((id) => `The record jobs/${id} is damaged and cannot be shown.`),
      );
      await expect(me.jobs.getById('badAudit')).rejects.toMatchObject({ code: 'invalid' });
      await expect(me.jobs.getById('badField')).rejects.toMatchObject({ code: 'invalid' });
    });
  });
}
