import { googlePostSchema, POST_FIELDS_OF_SERVER } from '@/domain/google-profile/schema';
import type { RulesCollection } from '../collection';

/** What the company says on other people's sites. */
export const OUTSIDE_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  googlePosts: {
    name: 'isGooglePost',
    schema: googlePostSchema,
    source: 'googlePostSchema in src/domain/google-profile/schema.ts',
    ofServer: POST_FIELDS_OF_SERVER,
    byHand: { state: (state) => `${state} in ['draft', 'by-hand']` },
  },
};
