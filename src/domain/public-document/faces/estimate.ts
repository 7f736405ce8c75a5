import { defineFace } from '../face';
import { faceOfEstimate } from '../faceOfEstimate';
import { isSeenOnDocument } from './unseen';

export const estimateFace = defineFace({
  collection: 'estimates',
  noun: 'Estimate',
  toShare: { operation: 'update', collection: 'estimates' },
  hasTokenOnRecord: true,
  isSeen: isSeenOnDocument,
  // While being revised, it keeps showing what was sent, and says that it can't be answered.
  held: ({ state }) => (state === 'draft' ? { 'estimate.state': 'draft' } : null),
  show: async (_, read) => faceOfEstimate(await read.estimate()),
});
