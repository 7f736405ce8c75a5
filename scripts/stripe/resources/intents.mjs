// Shared code of payment intents and setup intents.
import { invalid } from '../http/fault.mjs';

/** Parameters that a confirmation of either kind may include. */
export const CONFIRM_PARAMETERS = [
  'payment_method',
  'payment_method_data',
  'client_secret',
  'return_url',
  'mandate_data',
  'use_stripe_sdk',
];

const NAMES = { payment_intent: 'PaymentIntent', setup_intent: 'SetupIntent' };

/**
 * An intent; a browser, which names its secret, has to name the right one.
 * @param {import('../store.mjs').Store} store
 * @param {keyof typeof NAMES} kind
 * @param {string} id
 * @param {{ client_secret?: string }} params
 * @param {string} [param] the parameter that Stripe blames for an unknown id
 */
export function findIntent(store, kind, id, { client_secret: secret }, param) {
  const intent = store.get(kind, id, param);
  if (secret !== undefined && secret !== intent.client_secret)
    throw invalid(
      `The client_secret provided does not match the client_secret associated with the ${NAMES[kind]}.`,
      'client_secret',
    );
  return intent;
}

/** What Stripe says to something that an intent is too far along, or not far enough, for. @param {'confirm' | 'cancel'} verb */
export const unexpectedState = (verb, { object, status }) =>
  invalid(
    `You cannot ${verb} this ${NAMES[object]} because it has a status of ${status}.`,
    undefined,
    `${object}_unexpected_state`,
  );

/** Returns the next action with which the browser lets the customer authenticate with their bank. */
export const challengeOf = (account, { id }) => ({
  type: 'use_stripe_sdk',
  use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: `${account.url}/fields/challenge/${id}` },
});
