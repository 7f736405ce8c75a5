// The settings a deployment reads: the build from VITE_ variables, the functions from functions/.env and from secrets.

export type Setting = {
  name: string;
  /** A description, as a line in docs/deploy.md and in the preflight. */
  what: string;
  isRequired?: boolean;
  /** Returns what is wrong with a given value, or ''. */
  fault?: (value: string) => string;
};

const noLocalAddress = (value: string): string =>
  /^https:\/\//.test(value) && !/\/\/(?:127\.|localhost)/.test(value) ? '' : 'is no public https address';
const email = (value: string): string => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? '' : 'is no e-mail address');

/** The web app, its content security policy and the rewrite in firebase.json use this region. */
const REGION = 'us-central1';
const onlyRegion = (value: string): string =>
  value === REGION ? '' : `must be ${REGION}, where the app looks for them`;

/** In `.env.production.local`, in the environment of `npm run build`, or in `.env.production`. */
export const BUILD_SETTINGS: readonly Setting[] = [
  { name: 'VITE_FIREBASE_API_KEY', what: 'the web app’s key', isRequired: true },
  { name: 'VITE_FIREBASE_AUTH_DOMAIN', what: 'PROJECT.firebaseapp.com', isRequired: true },
  { name: 'VITE_FIREBASE_PROJECT_ID', what: 'the project’s id', isRequired: true },
  { name: 'VITE_FIREBASE_STORAGE_BUCKET', what: 'the bucket, as the console shows it', isRequired: true },
  { name: 'VITE_FIREBASE_APP_ID', what: 'the web app’s id', isRequired: true },
  { name: 'VITE_FIREBASE_MEASUREMENT_ID', what: 'Google Analytics; without it nothing is measured' },
  { name: 'VITE_GOOGLE_SIGN_IN', what: '`true` offers “Continue with Google”' },
  { name: 'VITE_SITE_URL', what: 'the site’s address', isRequired: true, fault: noLocalAddress },
  { name: 'VITE_OPERATOR_NAME', what: 'who runs the site, for terms and privacy policy', isRequired: true },
  { name: 'VITE_OPERATOR_ADDRESS', what: 'their postal address', isRequired: true },
  { name: 'VITE_OPERATOR_EMAIL', what: 'their e-mail address', isRequired: true, fault: email },
  { name: 'VITE_BASE_MAP_URL', what: 'a PMTiles file of streets, or map pictures', fault: noLocalAddress },
  { name: 'VITE_BASE_MAP_CREDIT', what: 'the credit that the map’s owner asks for' },
  { name: 'VITE_APP_CHECK_KEY', what: 'the site key of reCAPTCHA Enterprise, for App Check' },
  { name: 'VITE_APP_CHECK_DEBUG_TOKEN', what: 'of a development build; a production build ignores it' },
  { name: 'VITE_SIGN_UP_CHALLENGE', what: '`true` lets the pages load the challenge at sign-up' },
];

/** In `functions/.env`, or in `functions/.env.PROJECT` for a single project. */
export const FUNCTION_SETTINGS: readonly Setting[] = [
  { name: 'MAIL_FROM', what: 'the address that e-mail is sent from', fault: email },
  {
    name: 'ABUSE_MAIL',
    what: 'where recipients report abuse; `abuse@` the domain of MAIL_FROM without it',
    fault: email,
  },
  {
    name: 'INBOUND_MAIL_DOMAIN',
    what: 'the domain whose mail is posted to `mailWebhook`; answers go to mailboxes alone without it',
  },
  { name: 'APP_URL', what: 'the web app’s address, if it is not PROJECT.web.app', fault: noLocalAddress },
  { name: 'ALLOWED_ORIGINS', what: 'addresses that may call the functions, with commas: your own domain' },
  { name: 'TWILIO_FROM', what: 'the number, or the messaging service (`MG…`), that texts come from' },
  { name: 'TRAVEL_PROVIDER', what: '`osrm`, `mapbox` or `google`; distances are estimated without it' },
  { name: 'TRAVEL_API_BASE', what: 'the address of an OSRM server', fault: noLocalAddress },
  {
    name: 'GEOCODING_PROVIDER',
    what: '`census`, `nominatim` or `mapbox` finds addresses on the map; people set them without it',
  },
  { name: 'GEOCODING_API_BASE', what: 'the address of a Nominatim server', fault: noLocalAddress },
  {
    name: 'ENFORCE_APP_CHECK',
    what: '`true` refuses calls that do not come from the pages',
    fault: (value) => (['true', 'false'].includes(value) ? '' : 'is true or false'),
  },
  {
    name: 'STRIPE_PUBLISHABLE_KEY',
    what: 'cards are entered on our pages; without it, on Stripe’s',
    fault: (value) => (/^pk_(test|live)_/.test(value) ? '' : 'is pk_live_… or pk_test_…'),
  },
  { name: 'STRIPE_API_BASE', what: 'never in production', fault: noLocalAddress },
  { name: 'TWILIO_API_BASE', what: 'never in production', fault: noLocalAddress },
  { name: 'GOOGLE_API_BASE', what: 'never in production', fault: noLocalAddress },
  { name: 'QUICKBOOKS_API_BASE', what: 'never in production', fault: noLocalAddress },
  { name: 'WISETACK_API_BASE', what: 'Wisetack’s address, which it names to partners', fault: noLocalAddress },
  { name: 'QUICKBOOKS_SANDBOX', what: '`true` talks to Intuit’s test companies' },
  { name: 'OPENAI_API_BASE', what: 'another server with the same interface', fault: noLocalAddress },
  { name: 'ANTHROPIC_API_BASE', what: 'another server with the same interface', fault: noLocalAddress },
  { name: 'FUNCTIONS_URL', what: 'never in production', fault: noLocalAddress },
  { name: 'FUNCTIONS_REGION', what: 'where the functions run', fault: onlyRegion },
];

/** In Secret Manager. All must exist before the first deployment; `none` turns off whatever needs one. */
export const SECRETS: readonly Setting[] = [
  { name: 'SMTP_URL', what: '`smtps://user:password@host:465`' },
  { name: 'STRIPE_SECRET_KEY', what: '`sk_live_…` or `rk_live_…`' },
  { name: 'STRIPE_WEBHOOK_SECRET', what: '`whsec_…` of the endpoint at `stripeWebhook`' },
  { name: 'STRIPE_CONNECT_WEBHOOK_SECRET', what: '`whsec_…` of the Connect endpoint at `stripeConnectWebhook`' },
  { name: 'TWILIO_ACCOUNT_SID', what: '`AC…`' },
  { name: 'TWILIO_AUTH_TOKEN', what: 'the account’s token; it also signs incoming texts' },
  { name: 'INBOUND_MAIL_KEY', what: 'what the provider signs arriving mail with; `none` without INBOUND_MAIL_DOMAIN' },
  { name: 'CONNECTIONS_KEY', what: '`openssl rand -base64 32`; encrypts the tokens of connected accounts' },
  { name: 'GOOGLE_CLIENT_ID', what: 'the OAuth client for Google Business Profile' },
  { name: 'GOOGLE_CLIENT_SECRET', what: 'its secret' },
  { name: 'QUICKBOOKS_CLIENT_ID', what: 'the app at Intuit; `none` without QuickBooks' },
  { name: 'QUICKBOOKS_CLIENT_SECRET', what: 'its secret' },
  { name: 'QUICKBOOKS_WEBHOOK_TOKEN', what: 'the verifier token of its webhooks' },
  { name: 'WISETACK_TOKEN', what: 'of an agreement with Wisetack; `none` without one' },
  { name: 'WISETACK_SIGNING_KEY', what: 'what Wisetack signs its webhooks with' },
  { name: 'OPENAI_API_KEY', what: 'for the assistant and ad texts' },
  { name: 'ANTHROPIC_API_KEY', what: 'the same' },
  { name: 'TRAVEL_API_KEY', what: 'the Mapbox or Google key' },
  { name: 'GEOCODING_API_KEY', what: 'the Mapbox key' },
  { name: 'WEB_PUSH_PRIVATE_KEY', what: '`openssl rand -base64 32`; signs notifications to phones, `none` sends none' },
  { name: 'CHAT_WEBHOOK_URL', what: 'a chat’s incoming webhook, for errors of the server' },
];
