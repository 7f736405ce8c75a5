import type { Agreement } from './schema';
import { isMember } from './state';

/** Returns the day of the next bill: of the current term, or of the one it renews into automatically; '' = no further one. */
export const nextBillDay = ({
  nextBillOn,
  endsOn,
  cancelsOn,
  state,
  plan,
}: Pick<Agreement, 'nextBillOn' | 'endsOn' | 'cancelsOn' | 'state' | 'plan'>): string => {
  // A pause moves it by a number of days that isn't known yet.
  if (state === 'paused') return '';
  return nextBillOn === '' && isMember(state) && cancelsOn === '' && plan.renewal === 'automatic' ? endsOn : nextBillOn;
};
