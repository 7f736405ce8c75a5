import { textFrom, type HoursScope } from './textHours';
import type { RecipientPlace } from './recipientPlaces';

/** Why no text goes out at night. */
export const QUIET_TEXTS =
  'Text messages go out from 8 AM to 9 PM only. Send an e-mail instead, or try again in the morning.';

/** Why none goes out within these hours. */
const QUIET_THERE =
  'The customer’s state allows texts like this at fewer hours, and on some days none. Send an e-mail instead, or try again later.';
export const TEXTED_OFTEN =
  'The customer’s state allows three texts in 24 hours, and they have had them. Send an e-mail instead, or try again tomorrow.';

/** Why a text cannot go out now by the hours of the places where its reader may be, as a message; '' when it can. */
export function textFault(now: string, places: readonly RecipientPlace[], scope: HoursScope): string {
  if (textFrom(now, places, scope) === '') return '';
  return textFrom(now, places, 'service') === '' ? QUIET_THERE : QUIET_TEXTS;
}
