import { threadOnMail } from '../messages/threads';
import { defineReactions } from '../platform/defineReactions';

/** E-mails to customers are noted in the conversation with them. */
export const onMail = defineReactions('onMail', 'mail', [threadOnMail]);
