import { restoring } from '../activity/restoring';
import { countOrderSignature } from '../contracts/orderSignatureReaction';
import { defineReactions } from '../platform/defineReactions';

export const onOrderSignatures = defineReactions('onOrderSignatures', 'orderSignatures', [
  restoring('orderSignatures'),
  countOrderSignature,
]);
