import { z } from 'zod';
import { pricebookCategorySchema } from '@/domain/pricebook/category';
import { pricebookChangeRowsSchema, pricebookChangeSchema } from '@/domain/pricebook/change';
import { pricebookItemSchema } from '@/domain/pricebook/schema';
import { pricebookSettingsSchema } from '@/domain/pricebook/settings';
import { pricebookTemplateSchema } from '@/domain/pricebook/template';
import { LOOKED_INTO } from '@/domain/record/lookedInto';
import type { RulesCollection } from '../collection';
import { bounded, call } from '../conditions';

/** What the company sells. */
export const PRICEBOOK_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  pricebook: {
    name: 'isItem',
    schema: pricebookItemSchema,
    source: 'pricebookItemSchema in src/domain/pricebook/schema.ts',
    looked: LOOKED_INTO.pricebook,
    byHand: { pricing: call('isPricing') },
  },
  pricebookCategories: {
    name: 'isCategory',
    schema: pricebookCategorySchema,
    source: 'pricebookCategorySchema in src/domain/pricebook/category.ts',
  },
  pricebookTemplates: {
    name: 'isTemplate',
    schema: pricebookTemplateSchema,
    source: 'pricebookTemplateSchema in src/domain/pricebook/template.ts',
    byHand: { 'options[].items': bounded(30) },
  },
  pricebookSettings: {
    name: 'arePriceSettings',
    schema: pricebookSettingsSchema,
    source: 'pricebookSettingsSchema in src/domain/pricebook/settings.ts',
    byHand: { tiers: bounded(20) },
  },
  pricebookChanges: {
    name: 'isChange',
    schema: pricebookChangeSchema.extend({ chunkCount: z.number().int().min(1).max(500) }),
    source: 'pricebookChangeSchema in src/domain/pricebook/change.ts',
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
    draft: { untouched: 'isUntouched' },
    changeable: [],
  },
  pricebookChangeRows: {
    name: 'areRows',
    schema: pricebookChangeRowsSchema,
    source: 'pricebookChangeRowsSchema in src/domain/pricebook/change.ts',
    changeable: [],
  },
};
