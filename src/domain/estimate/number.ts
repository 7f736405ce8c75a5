import { newJobNumber } from '../job/create';

/** `E26-K7M3Q`. Made on the device, so that it works offline. */
export const newEstimateNumber = (now: Date, random: () => number = Math.random): string =>
  `E${newJobNumber(now, random)}`;
