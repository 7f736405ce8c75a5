import { describe, expect, it } from 'vitest';
import { buildDocument, buildLine } from '@/testing/factories/billing';
import { buildJob } from '@/testing/factories/job';
import { PAPER_HEADER } from '@/testing/factories/paper';
import { paperSchema } from './schema';
import { linesOfReport, paperOfServiceReport } from './serviceReport';

const check = (label: string, isDone: boolean) => ({
  id: label.replaceAll(' ', '-'),
  label,
  isDone,
  doneAt: '',
  doneBy: '',
});
const job = buildJob({
  title: 'No heat upstairs',
  number: '26-GBVZN',
  description: 'Key for the hatch is at reception.',
  internalNotes: 'Pays late.',
  customerNotes: 'Replaced the igniter.',
  scheduledTime: '2026-06-14T13:00:00.000Z',
  progressLog: [
    { state: 'scheduled', at: '2026-06-10T13:00:00.000Z', by: 'u', reason: '' },
    { state: 'work-done', at: '2026-06-15T18:00:00.000Z', by: 'u', reason: '' },
  ],
  checklist: [check('Tested after the repair', true), check('Registered the warranty', false)],
});
const photo = (stage: 'before' | 'after', url: string) => ({ url, stage, caption: '', takenAt: job.scheduledTime });
const report = {
  company: PAPER_HEADER.company,
  recipient: PAPER_HEADER.recipient,
  job,
  technicians: 'Marcus Webb',
  lines: [buildLine({ name: 'Igniter', quantityE4: 20_000, unit: 'each', unitPriceCents: 9_900 })],
  photos: [photo('after', 'https://p.test/2.jpg'), photo('before', 'https://p.test/1.jpg')],
  signature: {
    name: 'Dana Whitfield',
    imageDataUrl: 'data:image/png;base64,AAAA',
    signedAt: '2026-06-15T18:05:00.000Z',
  },
};

describe('a job’s service report', () => {
  it('lists work, parts, checks, times, crew and signature, but no prices', () => {
    const paper = paperOfServiceReport(report);
    expect(paperSchema.parse(paper)).toEqual(paper);
    expect([paper.title, paper.number, paper.headline.label]).toEqual(['Service report', '26-GBVZN', 'Work done on']);
    expect(paper.headline.amountText).toMatch(/Jun(e)? 15, 2026/);
    expect(paper.sections.map(({ title }) => title)).toEqual(['No heat upstairs', 'Work and parts', 'Checked']);
    expect(paper.sections[1]?.lines[0]).toMatchObject({ name: 'Igniter', quantityText: '2 each', amountText: '' });
    expect(paper.sections[2]?.description).toBe('• Tested after the repair');
    expect(paper.facts).toContainEqual({ label: 'Technician', value: 'Marcus Webb' });
    expect(paper.photos).toEqual([
      { url: 'https://p.test/1.jpg', caption: 'Before' },
      { url: 'https://p.test/2.jpg', caption: 'After' },
    ]);
    expect(paper.signature).toMatchObject({ name: 'Dana Whitfield', imageDataUrl: 'data:image/png;base64,AAAA' });
    expect(paper.sections[0]?.description).toBe('Replaced the igniter.');
    expect(JSON.stringify(paper)).not.toMatch(/\$|99|Key for|Pays late/);
  });

  it('lists the accepted option’s lines and extra work', () => {
    const option = (id: string) => ({ id, name: id, description: '', isRecommended: id === 'good' });
    const document = buildDocument({
      type: 'estimate',
      options: [option('good'), option('best')],
      lines: [
        buildLine({ id: 'all', name: 'Removal' }),
        buildLine({ id: 'g', name: 'Furnace', optionId: 'good' }),
        buildLine({ id: 'b', name: 'Heat pump', optionId: 'best' }),
        buildLine({ id: 'o', name: 'Thermostat', isOptional: true, isSelected: true }),
      ],
    });
    const approval = { optionId: 'best', selectedLineIds: [], quantitiesE4: {} };
    const work = [buildLine({ name: 'Igniter' })];
    expect(linesOfReport({ document, approval }, work).map(({ name }) => name)).toEqual([
      'Removal',
      'Heat pump',
      'Igniter',
    ]);
    expect(linesOfReport({ document, approval: null }, work)).toEqual(work);
  });

  it('leaves out unchosen sections and an invalid drawing', () => {
    const signature = { ...report.signature, imageDataUrl: 'javascript:alert(1)' };
    const paper = paperOfServiceReport({ ...report, lines: [], photos: [], signature });
    expect(paper.sections.map(({ title }) => title)).toEqual(['No heat upstairs', 'Checked']);
    expect([paper.photos, paper.signature?.imageDataUrl]).toEqual([[], '']);
    expect(paperOfServiceReport({ ...report, signature: null }).signature).toBeNull();
  });
});
