import { defineFace } from '../face';
import { faceOfEstimate } from '../faceOfEstimate';
import { isSeenOnDocument } from './unseen';

export const estimateFace = defineFace({
  collection: 'estimates',
  noun: 'Estimate',
  toShare: { operation: 'update', collection: 'estimates' },
  hasTokenOnRecord: true,
  isSeen: isSeenOnDocument,
  // One that is being revised goes on showing what was sent, and says that it cannot be answered.
  held: ({ state }) => (state === 'draft' ? { 'estimate.state': 'draft' } : null),
  show: async (_, read) => faceOfEstimate(await read.estimate()),
});
