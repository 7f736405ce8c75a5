import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ToBeContinued } from '../../functions/src/platform/defineSchedule';
import { companiesWith, everyCompany } from '../../functions/src/platform/nightly/companyWork';
import { eachFound } from '../../functions/src/platform/nightly/eachFound';
import { runNightly, type Nightly, type RunReport } from '../../functions/src/platform/nightly/runNightly';
import { memoryDeps } from './memoryDeps';

const MINUTE = 60_000;
const LIMITS = { budgetMs: 25 * MINUTE, leaseMs: 31 * MINUTE };
const idOf = (index: number): string => `company-${String(index).padStart(4, '0')}`;

/** Companies in memory and a clock that moves only on command. */
async function openNight(count: number) {
  let at = Date.parse('2026-11-28T03:40:00.000Z');
  const deps = memoryDeps(() => new Date(at).toISOString());
  const { db } = deps;
  const companies = Array.from({ length: count }, (_, index) => idOf(index));
  for (const id of companies) await db.doc(`companies/${id}`).set({ name: id });
  return { db, deps, companies, wait: (minutes: number): void => void (at += minutes * MINUTE) };
}
type Night = Awaited<ReturnType<typeof openNight>>;

const run = ({ deps }: Night, nightly: Nightly): Promise<RunReport> => runNightly(deps, 'chores', nightly, LIMITS);

/** An invocation that stops permanently mid-company, or wherever `hang` is awaited, as a killed one does. */
const killed = async (night: Night, nightly: (hang: () => Promise<never>) => Nightly): Promise<void> => {
  await new Promise<void>((resolve) => {
    const hang = (): Promise<never> =>
      new Promise(() => {
        resolve();
      });
    void run(night, nightly(hang));
  });
  // It isn't known to be dead until its time limit has passed.
  await expect(run(night, { work: everyCompany(), perCompany: () => Promise.resolve({}) })).rejects.toThrow(
    ToBeContinued,
  );
  night.wait(32);
};

/** Records the order in which companies are finished; `before` may stop or fail. */
const noting = (done: string[], before: (companyId: string) => unknown = () => undefined): Nightly => ({
  work: everyCompany(),
  perCompany: async (_deps, { companyId }) => {
    await before(companyId);
    done.push(companyId);
    return { done: 1 };
  },
});

describe('a run over all companies', () => {
  it('processes each once, in pages, and logs the result', async () => {
    const night = await openNight(700);
    const done: string[] = [];
    // There's nothing to log for any of them: a line for each would make 700.
    const looking: Nightly = {
      work: everyCompany(),
      perCompany: (_deps, { companyId }) => {
        done.push(companyId);
        return Promise.resolve(companyId === idOf(650) ? { found: 2 } : {});
      },
    };
    expect(await run(night, looking)).toEqual({ companies: 700, failed: 0, isFinished: true, counts: { found: 2 } });
    expect(done).toEqual(night.companies);
    // The next run starts over with the first.
    await run(night, looking);
    expect(done).toHaveLength(1400);
  });

  it('continues where it was killed: no company is skipped, and no finished one is repeated', async () => {
    const night = await openNight(9);
    const done: string[] = [];
    await killed(night, (hang) => noting(done, (id) => (id === idOf(4) ? hang() : undefined)));
    expect(done).toEqual(night.companies.slice(0, 4));
    await run(night, noting(done));
    expect(done).toEqual(night.companies);
  });

  it('does the same wherever it is killed, however often, and several at a time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 12 }),
        // Another test covers repeated failures at one company.
        fc.uniqueArray(fc.nat(11), { maxLength: 4 }),
        fc.integer({ min: 1, max: 4 }),
        async (count, kills, atOnce) => {
          const night = await openNight(count);
          const done: string[] = [];
          for (const kill of kills.filter((index) => index < count).toSorted((one, other) => one - other))
            await killed(night, (hang) => noting(done, (id) => (id === idOf(kill) ? hang() : undefined)));
          await run(night, { ...noting(done), atOnce });
          expect(new Set(done)).toEqual(new Set(night.companies));
          expect(done).toHaveLength(count);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('killed among several at once repeats at most those of that moment', async () => {
    const night = await openNight(9);
    const done: string[] = [];
    await killed(night, (hang) => ({ ...noting(done, (id) => (id === idOf(4) ? hang() : undefined)), atOnce: 3 }));
    await run(night, { ...noting(done), atOnce: 3 });
    const times = night.companies.map((id) => done.filter((one) => one === id).length);
    expect(times).toEqual([1, 1, 1, 2, 1, 2, 1, 1, 1]);
  });

  it('isn’t stopped by one that fails, which is retried in the next run', async () => {
    const night = await openNight(5);
    const done: string[] = [];
    const failing = noting(done, (id) => {
      if (id === idOf(1)) throw new Error('Its records cannot be read');
    });
    expect(await run(night, failing)).toMatchObject({ companies: 5, failed: 1, isFinished: true, counts: { done: 4 } });
    await run(night, noting(done));
    expect(done.filter((id) => id === idOf(1))).toHaveLength(1);
  });

  it('skips a company that kills the process after the third time, so the others get their turn', async () => {
    const night = await openNight(4);
    const done: string[] = [];
    const deadly = (hang: () => Promise<never>): Nightly => noting(done, (id) => (id === idOf(1) ? hang() : undefined));
    for (const _time of [1, 2, 3]) await killed(night, deadly);
    expect(await run(night, noting(done))).toMatchObject({ failed: 1, isFinished: true });
    expect(done).toEqual([idOf(0), idOf(2), idOf(3)]);
    await run(night, noting(done));
    expect(done.slice(3)).toEqual(night.companies);
  });

  it('starts no further company when its time is over, and the next invocation continues', async () => {
    const night = await openNight(7);
    const done: string[] = [];
    const slow = noting(done, () => {
      night.wait(10);
    });
    const reports = [await run(night, slow), await run(night, slow), await run(night, slow)];
    expect(reports.map(({ companies, isFinished }) => [companies, isFinished])).toEqual([
      [3, false],
      [3, false],
      [1, true],
    ]);
    expect(done).toEqual(night.companies);
  });

  it('reaches a company each time, even if looking for work takes longer than it has', async () => {
    const night = await openNight(3);
    const done: string[] = [];
    const searching: Nightly = {
      ...noting(done),
      work: async function* (deps, after) {
        night.wait(26);
        yield* everyCompany()(deps, after);
      },
    };
    const reports = [await run(night, searching), await run(night, searching), await run(night, searching)];
    expect(reports.map(({ companies, isFinished }) => [companies, isFinished])).toEqual([
      [1, false],
      [1, false],
      [1, true],
    ]);
    expect(done).toEqual(night.companies);
  });

  it('after an unfinished night skips no one: the next one starts there and goes around', async () => {
    const night = await openNight(6);
    const [first, second]: string[][] = [[], []];
    await run(
      night,
      noting(first ?? [], () => {
        night.wait(10);
      }),
    );
    night.wait(23 * 60);
    await run(night, noting(second ?? []));
    expect(second).toEqual([idOf(3), idOf(4), idOf(5), idOf(0), idOf(1), idOf(2)]);
  });

  it('killed after the last company has wrapped around still ends where it began', async () => {
    const night = await openNight(6);
    const done: string[] = [];
    await run(
      night,
      noting([], () => {
        night.wait(10);
      }),
    );
    night.wait(23 * 60);
    await killed(night, (hang) => noting(done, (id) => (id === idOf(1) ? hang() : undefined)));
    await run(night, noting(done));
    expect(done).toEqual([idOf(3), idOf(4), idOf(5), idOf(0), idOf(1), idOf(2)]);
  });

  it('stops when another invocation has taken over', async () => {
    const night = await openNight(6);
    const [slow, other]: string[][] = [[], []];
    const overtaken = run(
      night,
      noting(slow ?? [], async (id) => {
        if (id !== idOf(2)) return;
        night.wait(40);
        await run(night, noting(other ?? []));
      }),
    );
    await expect(overtaken).rejects.toThrow(ToBeContinued);
    expect(slow).toEqual([idOf(0), idOf(1), idOf(2)]);
    expect(other).toEqual(night.companies.slice(2));
  });

  it('keeps its progress when looking for work fails', async () => {
    const night = await openNight(4);
    const done: string[] = [];
    const breaking: Nightly = {
      ...noting(done),
      work: async function* (deps, after) {
        for await (const share of everyCompany()(deps, after)) {
          if (share.companyId === idOf(2) && done.length === 2) throw new Error('unavailable');
          yield share;
        }
      },
    };
    await expect(run(night, breaking)).rejects.toThrow('unavailable');
    await run(night, noting(done));
    expect(done).toEqual(night.companies);
  });
});

describe('work found across all companies', () => {
  const due = companiesWith(({ db }) => [
    { query: db.collectionGroup('tasks').where('dueOn', '<=', '2026-11-28'), by: 'dueOn' },
    { query: db.collectionGroup('letters').where('dueOn', '<=', '2026-11-28'), by: 'dueOn', fields: ['to'] },
  ]);
  const fill = async (night: Night): Promise<void> => {
    for (const [index, id] of night.companies.entries())
      for (const name of ['tasks', 'letters'])
        // Each company has the same ids, and the last company is due first.
        for (const task of ['a', 'b'])
          await night.db
            .doc(`companies/${id}/${name}/${task}`)
            .set({ dueOn: `2026-11-${String(28 - (index % 20)).padStart(2, '0')}` });
  };

  it('reaches each company once with everything found there, and a failing one keeps the others', async () => {
    // More than a page of each kind.
    const night = await openNight(180);
    await fill(night);
    const seen: string[] = [];
    const report = await run(night, {
      work: due,
      perCompany: (_deps, share) => {
        seen.push(share.companyId);
        return eachFound(share, async ({ ref }) => {
          if (ref.path === `companies/${idOf(3)}/letters/a`) throw new Error('no such address');
          await ref.delete();
          return {};
        });
      },
    });
    expect(seen).toEqual(night.companies);
    expect(report.counts).toEqual({ failedParts: 1 });
    const left = await Promise.all(['letters', 'tasks'].map((name) => night.db.collectionGroup(name).get()));
    expect(left.map(({ docs }) => docs.map(({ ref }) => ref.path))).toEqual([[`companies/${idOf(3)}/letters/a`], []]);
  });

  it('continues after the last finished company, even if finished work is found again', async () => {
    const night = await openNight(5);
    await fill(night);
    const done: string[] = [];
    const slow: Nightly = {
      work: due,
      perCompany: (_deps, { companyId }) => {
        night.wait(10);
        done.push(companyId);
        return Promise.resolve({ looked: 1 });
      },
    };
    const reports = [await run(night, slow), await run(night, slow)];
    expect(reports.map(({ isFinished }) => isFinished)).toEqual([false, true]);
    expect(done).toEqual(night.companies);
  });

  it('continues after a kill even if finished work is no longer found', async () => {
    const night = await openNight(8);
    await fill(night);
    const done: string[] = [];
    const work = (hang?: () => Promise<never>): Nightly => ({
      work: due,
      perCompany: async (_deps, share) => {
        if (hang && share.companyId === idOf(5)) await hang();
        done.push(share.companyId);
        return eachFound(share, async ({ ref }) => {
          await ref.delete();
          return { deleted: 1 };
        });
      },
    });
    await killed(night, work);
    await run(night, work());
    expect(done).toEqual(night.companies);
  });
});
