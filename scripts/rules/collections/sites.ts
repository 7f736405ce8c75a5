import { contractTemplateSchema } from '@/domain/contract/record/template';
import { siteFileSchema } from '@/domain/demolition/site/siteFileSchema';
import { siteGateSchema } from '@/domain/demolition/site/gateSchema';
import type { RulesCollection } from '../collection';

/**
 * Contract templates, which formerly had no reminder setting for signers; site files and gates, whose blocks check their jobs, states and
 * logs. The other contract and site records need nothing beyond manifest and schema.
 */
export const SITE_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  contractTemplates: {
    schema: contractTemplateSchema,
    later: ['remindAfterDays'],
  },
  siteFiles: {
    schema: siteFileSchema,
    byHand: ['jobIds'],
  },
  siteGates: {
    schema: siteGateSchema,
    byHand: ['state', 'right'],
  },
};
