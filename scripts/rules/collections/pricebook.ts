import { z } from 'zod';
import { pricebookCategorySchema } from '@/domain/pricebook/category';
import { pricebookChangeRowsSchema, pricebookChangeSchema } from '@/domain/pricebook/change';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { pricebookSettingsSchema } from '@/domain/pricebook/settings';
import { pricebookTemplateSchema } from '@/domain/pricebook/template';
import type { RulesCollection } from '../collection';

/** The items a company sells. */
export const PRICEBOOK_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  pricebook: {
    schema: pricebookItemSchema,
  },
  pricebookCategories: {
    schema: pricebookCategorySchema,
  },
  pricebookTemplates: {
    schema: pricebookTemplateSchema,
  },
  pricebookSettings: {
    schema: pricebookSettingsSchema,
  },
  pricebookChanges: {
    byHand: ['status', 'createdCount', 'updatedCount', 'deactivatedCount', 'lowMarginCount', 'chunkCount'],
    schema: pricebookChangeSchema.extend({ chunkCount: z.number().int().min(1).max(500) }),
    ofServer: [
      'status',
      'goLiveOn',
      'approvedBy',
      'approvedAt',
      'liveAt',
      'doneChunks',
      'appliedCount',
      'skippedCount',
      'restoredCount',
      'keptCount',
    ],
    changeable: [],
  },
  pricebookChangeRows: {
    schema: pricebookChangeRowsSchema,
    changeable: [],
  },
};
