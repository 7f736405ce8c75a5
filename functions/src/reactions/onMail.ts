import { threadOnMail } from '../messages/threads';
import { defineReactions } from '../platform/defineReactions';

/** Adds e-mails to customers to their conversation. */
export const onMail = defineReactions('onMail', 'mail', [threadOnMail]);
