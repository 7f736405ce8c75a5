import { threadOnText } from '../messages/threads';
import { defineReactions } from '../platform/defineReactions';

/** Adds texts to and from customers to their conversation. */
export const onTexts = defineReactions('onTexts', 'texts', [threadOnText]);
