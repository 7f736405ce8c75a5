import { restoring } from '../activity/restoring';
import { defineReactions } from '../platform/defineReactions';
import { facesOnSettings } from '../sharing/facesOnSettings';

/** They can't be deleted, and while they're unreadable no invoice can be issued and no payment recorded. */
export const onSettings = defineReactions('onSettings', 'settings', [restoring('settings'), facesOnSettings]);
