import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildJob } from '@/testing/factories/job';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildPricebookTemplate } from '@/testing/factories/pricebook';
import { collections } from '../collections';
import { readRecord } from './definition';

beforeEach(() => void vi.mocked(console.error).mockImplementation(() => undefined));
const check = { id: 'k1', label: 'Filter', isDone: false, doneAt: '', doneBy: '' };
const rawOf = ({ id, ...data }: { id: string }): { id: string; data: Record<string, unknown> } => ({ id, data });

describe('a record with a damaged list item', () => {
  it('opens without that item, and logs it once', async () => {
    const logged = vi.mocked(console.error);
    const job = rawOf(buildJob({ id: 'j1' }));
    const damaged = { ...job, data: { ...job.data, checklist: [{ broken: true }, check, 7, null] } };
    expect((await readRecord(collections.jobs, damaged)).checklist).toEqual([check]);
    expect((await readRecord(collections.jobs, damaged)).checklist).toEqual([check]);
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.calls[0]?.[0]).toContain('jobs/j1');
    logged.mockClear();
  });

  it('loses only that item', async () => {
    const work = { jobId: 'j1', customerId: 'c1', workLines: [buildLine({ id: 'l1' }), { ...buildLine(), name: '' }] };
    expect(await readRecord(collections.jobWork, { id: 'j1', data: work })).toMatchObject({
      customerId: 'c1',
      workLines: [{ id: 'l1' }],
    });
    const template = rawOf(buildPricebookTemplate({ id: 't1' }));
    const [option] = buildPricebookTemplate().options;
    const options = [{ ...option, items: [{ broken: true }, ...(option?.items ?? [])] }];
    expect(
      await readRecord(collections.pricebookTemplates, { ...template, data: { ...template.data, options } }),
    ).toEqual(
      await readRecord(collections.pricebookTemplates, { ...template, data: { ...template.data, options: [option] } }),
    );
    vi.mocked(console.error).mockClear();
  });
});

describe('a record that is damaged elsewhere', () => {
  it('cannot be shown', async () => {
    const job = rawOf(buildJob({ id: 'j2' }));
    const data = { ...job.data, title: 7, checklist: [{ broken: true }] };
    await expect(readRecord(collections.jobs, { ...job, data })).rejects.toThrow('jobs/j2 is damaged');
  });

  it('is not repaired in a document’s lines', async () => {
    const estimate = rawOf(buildEstimate({ id: 'e1' }));
    const document = { ...buildDocument({ type: 'estimate' }), lines: [{ broken: true }] };
    const damaged = { ...estimate, data: { ...estimate.data, document } };
    await expect(readRecord(collections.estimates, damaged)).rejects.toThrow('estimates/e1 is damaged');
  });

  it('is not repaired where only functions write', async () => {
    const data = { entries: [{ broken: true }] };
    await expect(readRecord(collections.ledger, { id: 'x', data })).rejects.toThrow('ledger/x is damaged');
  });
});
