import { restoring } from '../activity/restoring';
import { estimateSignedOnDevice } from '../estimates/signedOnDevice';
import { defineReactions } from '../platform/defineReactions';

/** Accepts estimates that customers signed on the company's devices. */
export const onEstimateSignatures = defineReactions('onEstimateSignatures', 'estimateSignatures', [
  restoring('estimateSignatures'),
  estimateSignedOnDevice,
]);
