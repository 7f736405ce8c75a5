/** Job texts for every trade. */
export const JOB_SOURCES = ['Phone', 'Phone', 'Website', 'Repeat customer', 'Referral', 'E-mail', ''];
export const JOB_TAGS = [
  'first visit',
  'photos needed',
  'after hours',
  'bring ladder',
  'key at office',
  'estimate first',
];
export const CUSTOMER_WISHES = [
  'Please call when you are on the way.',
  'The dog is in the bedroom; do not open that door.',
  'We have a newborn: no doorbell, please knock.',
  'Back by three because of school.',
  'Can you look at the noise in the hall as well?',
];
export const CANCEL_REASONS = [
  'Customer called: fixed it themselves',
  'Customer chose another company',
  'Booked twice by mistake',
  'Customer is moving out, new owner will call',
  'Not at home twice, no answer by phone',
];
/** At the maximum length of a title. */
export const LONG_TITLE =
  'Yearly service of all systems on the property: main house, guest house, workshop, pool house and greenhouse, with a written report for the trust and its insurer';
