import { googlePostSchema, POST_FIELDS_OF_SERVER } from '@/domain/google-profile/schema';
import { NEIGHBORHOOD_LIMIT, nextdoorSettingsSchema } from '@/domain/nextdoor/schema';
import type { RulesCollection } from '../collection';
import { bounded } from '../conditions';

/** What the company says on other people's sites. */
export const OUTSIDE_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
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
