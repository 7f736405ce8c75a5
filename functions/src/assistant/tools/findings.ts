import { z } from 'zod';
import { findingsOf, type FindingsSubject } from '@/domain/finding/queries';
import { defineTool, someId } from './tool';

const SUBJECTS = {
  customer: 'customerId',
  job: 'jobId',
  unit: 'equipmentId',
  inspection: 'source.id',
  readings: 'source.id',
} as const satisfies Record<string, FindingsSubject>;
const FINDINGS_SHOWN = 30;

const findTool = defineTool({
  name: 'find_findings',
  description: 'What was found wrong: in one inspection or set of readings, on a job, at a unit, or of a customer.',
  input: z.object({
    of: z.enum(['customer', 'job', 'unit', 'inspection', 'readings']),
    id: someId('customer, job, unit, inspection or set of readings'),
  }),
  words: 'Looking what was found',
  run: async (desk, { of, id }) => {
    const findings = await desk.list('findings', findingsOf(SUBJECTS[of], id), FINDINGS_SHOWN);
    return {
      findings: findings.map((finding) => ({
        source: desk.chips.cite('findings', finding.id, finding.title),
        title: finding.title,
        severity: finding.severity,
        state: finding.state,
        note: desk.foreign(finding.note),
      })),
    };
  },
});

export const FINDING_TOOLS = [findTool];
