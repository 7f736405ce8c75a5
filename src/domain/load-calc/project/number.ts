import { newJobNumber } from '../../job/create';

/** `L26-K7M3Q`. Made on the device, so that it works offline. */
export const newLoadNumber = (now: Date, random: () => number = Math.random): string => `L${newJobNumber(now, random)}`;
