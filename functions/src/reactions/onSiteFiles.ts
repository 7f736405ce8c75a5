import { restoring } from '../activity/restoring';
import { defineReactions } from '../platform/defineReactions';
import { holdOnSite } from '../sites/reactions';

export const onSiteFiles = defineReactions('onSiteFiles', 'siteFiles', [restoring('siteFiles'), holdOnSite]);
