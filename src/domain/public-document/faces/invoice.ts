import { defineFace } from '../face';
import { faceOfInvoice } from '../faceOfInvoice';
import { isSeenOnDocument } from './unseen';

export const invoiceFace = defineFace({
  collection: 'invoices',
  noun: 'Invoice',
  toShare: { operation: 'update', collection: 'invoices' },
  hasTokenOnRecord: true,
  isSeen: isSeenOnDocument,
  notYet: ({ state }) => (state === 'draft' ? 'Issue the invoice first: a draft has no link.' : ''),
  show: async (_, read) => faceOfInvoice(await read.invoice()),
});
