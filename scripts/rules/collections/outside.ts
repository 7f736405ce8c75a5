import { AD_LINES_LIMIT, adSchema } from '@/domain/ad/schema';
import { googlePostSchema, POST_FIELDS_OF_SERVER } from '@/domain/google-profile/schema';
import { NEIGHBORHOOD_LIMIT, nextdoorSettingsSchema } from '@/domain/nextdoor/schema';
import type { RulesCollection } from '../collection';
import { bounded } from '../conditions';

/** What the company says on other people's sites. */
export const OUTSIDE_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  ads: {
    name: 'isAd',
    schema: adSchema,
    source: 'adSchema in src/domain/ad/schema.ts',
    // Words that only admins read: what is damaged counts as none.
    byHand: {
      lines: bounded(AD_LINES_LIMIT),
      // A word of the rules' own: `d.service` would not compile.
      service: () => `d['service'].matches('(?s).{0,80}')`,
    },
  },
  googlePosts: {
    name: 'isGooglePost',
    schema: googlePostSchema,
    source: 'googlePostSchema in src/domain/google-profile/schema.ts',
    ofServer: POST_FIELDS_OF_SERVER,
    byHand: { state: (state) => `${state} in ['draft', 'by-hand']` },
  },
  nextdoorSettings: {
    name: 'isNextdoorSettings',
    schema: nextdoorSettingsSchema,
    source: 'nextdoorSettingsSchema in src/domain/nextdoor/schema.ts',
    // Names that only people read: what is damaged counts as none.
    byHand: { neighborhoods: bounded(NEIGHBORHOOD_LIMIT) },
  },
};
