import { textFrom, type HoursScope } from './textHours';
import type { RecipientPlace } from './recipientPlaces';

/** Explains why no text is sent at night. */
export const QUIET_TEXTS =
  'Text messages go out from 8 AM to 9 PM only. Send an e-mail instead, or try again in the morning.';

/** Explains why no text is sent during these hours. */
const QUIET_THERE =
  'The customer’s state allows texts like this at fewer hours, and on some days none. Send an e-mail instead, or try again later.';
export const TEXTED_OFTEN =
  'The customer’s state allows three texts in 24 hours, and they have had them. Send an e-mail instead, or try again tomorrow.';

/** Returns why a text can't be sent now by the hours of the recipient's possible places, as a message; '' when it can. */
export function textFault(now: string, places: readonly RecipientPlace[], scope: HoursScope): string {
  if (textFrom(now, places, scope) === '') return '';
  return textFrom(now, places, 'service') === '' ? QUIET_THERE : QUIET_TEXTS;
}
