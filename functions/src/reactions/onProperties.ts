import { restoring } from '../activity/restoring';
import { activityOnProperty } from '../activity/triggers';
import { DIRECTORY_INSTANCES } from '../directory/refresher';
import { directoryOnProperty } from '../directory/triggers';
import { locateOnProperty } from '../geocoding/locateProperty';
import { defineReactions } from '../platform/defineReactions';
import { pinOnProperty } from '../schedule/pinOnVisit';

/** On few instances, like `onCustomers`. */
export const onProperties = defineReactions(
  'onProperties',
  'properties',
  [restoring('properties'), activityOnProperty, directoryOnProperty, pinOnProperty, locateOnProperty],
  { maxInstances: DIRECTORY_INSTANCES },
);
