import { restoring } from '../activity/restoring';
import { estimateSignedOnDevice } from '../estimates/signedOnDevice';
import { defineReactions } from '../platform/defineReactions';

/** What customers signed on the company's devices accepts their estimates. */
export const onEstimateSignatures = defineReactions('onEstimateSignatures', 'estimateSignatures', [
  restoring('estimateSignatures'),
  estimateSignedOnDevice,
]);
