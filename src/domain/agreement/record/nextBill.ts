import type { Agreement } from './schema';
import { isMember } from './state';

/** The day of the next bill: of the term that runs, or of the one it renews into without being asked; '' = none is to come. */
export const nextBillDay = ({
  nextBillOn,
  endsOn,
  cancelsOn,
  state,
  plan,
}: Pick<Agreement, 'nextBillOn' | 'endsOn' | 'cancelsOn' | 'state' | 'plan'>): string => {
  // A pause moves it, by days that are not known yet.
  if (state === 'paused') return '';
  return nextBillOn === '' && isMember(state) && cancelsOn === '' && plan.renewal === 'automatic' ? endsOn : nextBillOn;
};
