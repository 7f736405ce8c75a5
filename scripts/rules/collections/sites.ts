import { contractTemplateSchema } from '@/domain/contract/record/template';
import { siteFileSchema } from '@/domain/demolition/site/siteFileSchema';
import { siteGateSchema } from '@/domain/demolition/site/gateSchema';
import type { RulesCollection } from '../collection';

/**
 * Contract templates, which earlier couldn't say when signers are reminded; site files and gates, whose blocks check their jobs, states
 * and logs. The other records of contracts and sites need nothing beyond manifest and schema.
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
