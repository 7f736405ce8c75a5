import { newJobNumber } from '../job/create';

/** `F26-K7M3Q`. Made on the device, so that it works offline. */
export const newFindingNumber = (now: Date, random: () => number = Math.random): string =>
  `F${newJobNumber(now, random)}`;
