import { adSchema } from '@/domain/ad/schema';
import { googlePostSchema, POST_FIELDS_OF_SERVER } from '@/domain/google-profile/schema';
import { messageSettingsSchema } from '@/domain/message/settings';
import { nextdoorSettingsSchema } from '@/domain/nextdoor/schema';
import type { RulesCollection } from '../collection';

/** The company's posts on other sites, and its messages to customers about visits. */
export const OUTSIDE_COLLECTIONS: Readonly<Record<string, RulesCollection>> = {
  ads: {
    schema: adSchema,
  },
  googlePosts: {
    schema: googlePostSchema,
    ofServer: POST_FIELDS_OF_SERVER,
  },
  messageSettings: {
    schema: messageSettingsSchema,
    later: ['booked', 'moved', 'canceled', 'savedReplies'],
  },
  nextdoorSettings: {
    schema: nextdoorSettingsSchema,
  },
};
