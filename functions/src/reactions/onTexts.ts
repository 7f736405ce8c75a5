import { threadOnText } from '../messages/threads';
import { defineReactions } from '../platform/defineReactions';

/** Texts to and from customers are noted in the conversation with them. */
export const onTexts = defineReactions('onTexts', 'texts', [threadOnText]);
