import { AppError } from '@/lib/appError';
import { loadProjectSchema, type LoadProject } from '../../load-calc/project/schema';
import { viewedLoadSchema } from '../../load-calc/project/viewed';
import { sharedFace, type CalculationSubject } from '../sharedFace';
import type { PublicDocument } from '../schema';
import { defineFace, onlyFields } from '../face';

/**
 * Builds what the customer sees of a load calculation: the house, calculated when displayed; without notes and author. The calculation is
 * loaded here, because faces are loaded by every function that deals with shared records.
 * @throws AppError `invalid` when the house can't be calculated
 */
async function faceOfLoadCalculation({
  project,
  ...subject
}: CalculationSubject<LoadProject>): Promise<PublicDocument> {
  const { readHouse, writeHouse } = await import('../../load-calc/project/house');
  const { inputs, errors } = readHouse(project.house);
  if (!inputs)
    throw new AppError({
      code: 'invalid',
      userMessage: `This house cannot be calculated: ${errors[0]?.path ?? ''} ${errors[0]?.message ?? ''}`.trim(),
    });
  return {
    ...sharedFace('load-calculation', subject),
    // Rebuilt field by field, so nothing but the record's own fields is published.
    loadCalculation: viewedLoadSchema.parse({ ...project, house: writeHouse(inputs) }),
  };
}

export const loadCalculationFace = defineFace({
  collection: 'manualJ',
  noun: 'Load calculation',
  toShare: { operation: 'update', collection: 'manualJ' },
  isSeen: onlyFields(Object.keys(viewedLoadSchema.shape)),
  show: async (subject, read) => {
    const { company } = await read.company();
    const project = read.record(loadProjectSchema);
    return faceOfLoadCalculation({ ...subject, company, project, changedAt: read.changedAt() });
  },
});
