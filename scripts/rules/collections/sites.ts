import { siteFileSchema } from '@/domain/demolition/site/siteFileSchema';
import { siteGateSchema } from '@/domain/demolition/site/gateSchema';
import type { RulesCollection } from '../collection';

/** Site files and gates, whose blocks look after their jobs, states and logs; the other records of sites need nothing beyond manifest and schema. */
export const SITE_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  siteFiles: {
    schema: siteFileSchema,
    byHand: ['jobIds'],
  },
  siteGates: {
    schema: siteGateSchema,
    byHand: ['state', 'right'],
  },
};
