import { collections } from '@/data/collections';
import { defineDirectory } from '@/data/directory/directoryService';
import type { OutboxEntry } from '@/data/outbox/entry';
import { pricebookRow, type PricebookRow } from '@/domain/pricebook/row';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { callHere, callWorker, type Remote } from '@/lib/remote';
import { createPricebookIndex, type PricebookIndex } from './pricebookIndex';

export type PricebookEngine = Remote<PricebookIndex>;

const METHODS = [
  'putShards',
  'putLocal',
  'clear',
  'search',
  'find',
  'countByCategory',
] as const satisfies readonly (keyof PricebookIndex)[];

const createEngine = (): PricebookEngine =>
  typeof Worker === 'undefined'
    ? callHere(createPricebookIndex(), METHODS)
    : callWorker<PricebookIndex>(
        new Worker(new URL('./pricebook.worker.ts', import.meta.url), { type: 'module' }),
        METHODS,
      );

/** Returns new items that haven't reached the server yet: when offline, users must find the item they just created. */
const pendingRows = (entries: readonly OutboxEntry[]): PricebookRow[] =>
  entries.flatMap(({ collection, write }) => {
    if (collection !== 'pricebook' || write.kind !== 'set') return [];
    const item = pricebookItemSchema.safeParse(write.data);
    return item.success && item.data.isActive ? [pricebookRow({ ...item.data, id: write.id })] : [];
  });

/** Returns the service for searching the company's pricebook on this device. */
export const pricebookOf = defineDirectory({ collection: collections.pricebookDirectory, createEngine, pendingRows });
