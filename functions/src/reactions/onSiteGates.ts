import { restoring } from '../activity/restoring';
import { defineReactions } from '../platform/defineReactions';
import { holdOnGate } from '../sites/reactions';

export const onSiteGates = defineReactions('onSiteGates', 'siteGates', [restoring('siteGates'), holdOnGate]);
