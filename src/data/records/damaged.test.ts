import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildJob } from '@/testing/factories/job';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildEstimate } from '@/testing/factories/estimate';
import { buildPricebookTemplate } from '@/testing/factories/pricebook';
import { collections } from '../collections';
import { parseRecord } from './definition';

beforeEach(() => void vi.mocked(console.error).mockImplementation(() => undefined));
const check = { id: 'k1', label: 'Filter', isDone: false, doneAt: '', doneBy: '' };
const rawOf = ({ id, ...data }: { id: string }): { id: string; data: Record<string, unknown> } => ({ id, data });

describe('a record with a damaged element in a list', () => {
  it('opens without it, which is logged once', () => {
    const logged = vi.mocked(console.error);
    const job = rawOf(buildJob({ id: 'j1' }));
    const damaged = { ...job, data: { ...job.data, checklist: [{ broken: true }, check, 7, null] } };
    expect(parseRecord(collections.jobs, damaged).checklist).toEqual([check]);
    expect(parseRecord(collections.jobs, damaged).checklist).toEqual([check]);
    expect(logged).toHaveBeenCalledOnce();
    expect(logged.mock.calls[0]?.[0]).toContain('jobs/j1');
    logged.mockClear();
  });

  it('loses no more than that element', () => {
    const work = { jobId: 'j1', customerId: 'c1', workLines: [buildLine({ id: 'l1' }), { ...buildLine(), name: '' }] };
    expect(parseRecord(collections.jobWork, { id: 'j1', data: work })).toMatchObject({
      customerId: 'c1',
      workLines: [{ id: 'l1' }],
    });
    const template = rawOf(buildPricebookTemplate({ id: 't1' }));
    const [option] = buildPricebookTemplate().options;
    const options = [{ ...option, items: [{ broken: true }, ...(option?.items ?? [])] }];
    expect(parseRecord(collections.pricebookTemplates, { ...template, data: { ...template.data, options } })).toEqual(
      parseRecord(collections.pricebookTemplates, { ...template, data: { ...template.data, options: [option] } }),
    );
    vi.mocked(console.error).mockClear();
  });
});

describe('a record that is damaged elsewhere', () => {
  it('cannot be shown', () => {
    const job = rawOf(buildJob({ id: 'j2' }));
    const data = { ...job.data, title: 7, checklist: [{ broken: true }] };
    expect(() => parseRecord(collections.jobs, { ...job, data })).toThrow('jobs/j2 is damaged');
  });

  it('is not mended in the lines of a paper', () => {
    const estimate = rawOf(buildEstimate({ id: 'e1' }));
    const document = { ...buildDocument({ type: 'estimate' }), lines: [{ broken: true }] };
    const damaged = { ...estimate, data: { ...estimate.data, document } };
    expect(() => parseRecord(collections.estimates, damaged)).toThrow('estimates/e1 is damaged');
  });

  it('is not mended where functions alone write', () => {
    const data = { entries: [{ broken: true }] };
    expect(() => parseRecord(collections.ledger, { id: 'x', data })).toThrow('ledger/x is damaged');
  });
});
