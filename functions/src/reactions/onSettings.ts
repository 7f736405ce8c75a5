import { restoring } from '../activity/restoring';
import { defineReactions } from '../platform/defineReactions';
import { facesOnSettings } from '../sharing/facesOnSettings';

/** Nobody may delete one, and no invoice is issued and no payment entered while they cannot be read. */
export const onSettings = defineReactions('onSettings', 'settings', [restoring('settings'), facesOnSettings]);
