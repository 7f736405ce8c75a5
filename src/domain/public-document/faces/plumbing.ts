import { AppError } from '@/lib/appError';
import { plumbingCalcSchema, type PlumbingCalc } from '../../plumbing/record/schema';
import { viewedPlumbingSchema } from '../../plumbing/record/viewed';
import { sharedFace, type CalculationSubject } from '../sharedFace';
import type { PublicDocument } from '../schema';
import { defineFace, onlyFields } from '../face';

/**
 * Builds what the customer or the inspector sees of a plumbing calculation: the pipes, calculated when displayed; without notes and
 * author. The calculation is loaded here, because faces are loaded by every function that deals with shared records.
 * @throws AppError `invalid` when the tree can't be parsed
 */
async function faceOfPlumbing({ project, ...subject }: CalculationSubject<PlumbingCalc>): Promise<PublicDocument> {
  const { readTree, writeTree } = await import('../../plumbing/record/tree');
  const { tree, errors } = readTree(project.tree);
  if (!tree)
    throw new AppError({
      code: 'invalid',
      userMessage: `This calculation cannot be read: ${errors[0]?.path ?? ''} ${errors[0]?.message ?? ''}`.trim(),
    });
  return {
    ...sharedFace('plumbing', subject),
    // Rebuilt field by field, so that nothing but the record's own fields is published; purchasing data isn't shown.
    plumbing: viewedPlumbingSchema.parse({ ...project, tree: writeTree({ ...tree, buying: undefined }) }),
  };
}

export const plumbingFace = defineFace({
  collection: 'plumbingCalc',
  noun: 'Plumbing calculation',
  toShare: { operation: 'update', collection: 'plumbingCalc' },
  isSeen: onlyFields(Object.keys(viewedPlumbingSchema.shape)),
  show: async (subject, read) => {
    const { company } = await read.company();
    return faceOfPlumbing({
      ...subject,
      company,
      project: read.record(plumbingCalcSchema),
      changedAt: read.changedAt(),
    });
  },
});
