import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { collections } from '@/data/collections';
import { createMemoryStore } from '@/data/records/memoryStore';
import type { RecordStore } from '@/data/records/store';
import { createRowChecker, makePlan, type ImportPlan } from '@/domain/import/plan';
import { readRow } from '@/domain/import/rows';
import { openCsv, readRows } from '@/domain/import/table';
import { runImport } from './importRunner';

const scope = () => ({ uid: 'user-1', companyId: 'company-1', ownerUid: 'user-1' });
const CUSTOMERS = collections.customers.path(scope());
const IMPORTS = collections.imports.path(scope());
const ROWS = 450;

function planOf(rowCount: number): ImportPlan {
  const source = openCsv(
    ['Name,Street', ...Array.from({ length: rowCount }, (_, index) => `Ada ${index},${index} Elm St`)].join('\n'),
  );
  if (typeof source === 'string') throw new Error(source);
  const check = createRowChecker('generic');
  const rows = [...readRows(source)].map((row) =>
    check({ row: row.row, cells: row.cells, ...readRow(row, source.columns, ['displayName', 'billingStreet']) }),
  );
  return makePlan(
    rows,
    rows.map(() => ({ known: null, similar: null })),
  );
}

const importRecord = (totalRows: number) => ({
  fileName: 'a.csv',
  fileHash: '',
  preset: 'generic',
  mapping: {},
  status: 'running',
  totalRows,
  processedRows: 0,
  createdCount: 0,
  existingCount: 0,
  duplicateCount: 0,
  errorCount: 0,
  createdBy: 'user-1',
  createdAt: '',
  updatedBy: 'user-1',
  updatedAt: '',
  revision: 'first',
  baseRevision: '',
});

function setUp() {
  const memory = createMemoryStore({ [IMPORTS]: { i1: importRecord(ROWS) } });
  const plan = planOf(ROWS);
  const run = (store: RecordStore, controller = new AbortController(), onProgress: () => void = () => undefined) =>
    runImport({
      workspace: { store, scope },
      importId: 'i1',
      plan,
      choices: {},
      onProgress,
      onWaiting: () => undefined,
      signal: controller.signal,
    });
  const created = async (): Promise<number> => (await memory.query(CUSTOMERS, { limit: 500 })).length;
  return { memory, run, created };
}

describe('running an import', () => {
  it('writes at most 201 documents at once', async () => {
    const { memory, run, created } = setUp();
    const sizes: number[] = [];
    const last = await run({ ...memory, commit: (writes) => (sizes.push(writes.length), memory.commit(writes)) });
    expect(last).toMatchObject({ status: 'done', processedRows: ROWS, createdCount: ROWS });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(201);
    expect(await created()).toBe(ROWS);
  });

  it('continues where it was paused', async () => {
    const { memory, run, created } = setUp();
    const controller = new AbortController();
    const paused = await run(memory, controller, () => controller.abort());
    expect(paused).toMatchObject({ status: 'running', processedRows: 100, createdCount: 100 });
    expect(await run(memory)).toMatchObject({
      status: 'done',
      processedRows: ROWS,
      createdCount: ROWS,
      existingCount: 0,
    });
    expect(await created()).toBe(ROWS);
  });

  it('skips existing customers, and says so', async () => {
    const { memory, run } = setUp();
    await run(memory);
    await memory.commit([
      {
        kind: 'set',
        path: IMPORTS,
        id: 'i1',
        data: {
          ...importRecord(ROWS),
          baseRevision: (await memory.get(IMPORTS, 'i1'))?.data['revision'],
          revision: 'again',
        },
      },
    ]);
    // The rows carry this import's id: it wrote them, even if the writer never got the confirmation.
    expect(await run(memory)).toMatchObject({ status: 'done', createdCount: ROWS, existingCount: 0, errorCount: 0 });
  });

  it.each(['unavailable', 'permission-denied'])(
    'continues when a batch was saved but its answer lost (%s for the retry or the resent write)',
    async (code) => {
      const { memory, run, created } = setUp();
      let batch = 0;
      const lossy: RecordStore = {
        ...memory,
        commit: async (writes) => {
          await memory.commit(writes);
          batch += 1;
          if (batch === 2) throw Object.assign(new Error('lost'), { code });
        },
      };
      vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
      onTestFinished(() => void vi.useRealTimers());
      expect(await run(lossy)).toMatchObject({ status: 'done', processedRows: ROWS, createdCount: ROWS });
      expect(await created()).toBe(ROWS);
    },
  );

  it('stops when it is continued or undone in another window', async () => {
    const { memory, run } = setUp();
    let isFirst = true;
    const meddling: RecordStore = {
      ...memory,
      commit: async (writes) => {
        if (isFirst) {
          isFirst = false;
          await memory.commit([
            {
              kind: 'update',
              path: IMPORTS,
              id: 'i1',
              data: { status: 'undoing', revision: 'theirs', baseRevision: 'first' },
            },
          ]);
        }
        return memory.commit(writes);
      },
    };
    await expect(run(meddling)).rejects.toMatchObject({ code: 'conflict' });
    expect(await memory.query(CUSTOMERS, {})).toEqual([]);
  });
});
