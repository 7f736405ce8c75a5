import type { Plugin } from 'vite';

/** The environment variables a build depends on. */
type Env = Readonly<Record<string, unknown>>;

/** The client calls functions there; see `data/firebase/functions`. */
const REGION = 'us-central1';

/** Stripe's fields, where cards are typed: its script, and its frames. Only the server knows whether it takes cards. */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];

/**
 * Returns the content security policy for one project's build: firebase.json must fit every project, so it allows any project's functions
 * and buckets. The page only allows its own, and optional services only if configured. Both apply at once. '' for a build without a
 * project.
 */
export function policyOf(env: Env): string {
  const read = (name: string): string => {
    const value = env[name];
    return typeof value === 'string' ? value : '';
  };
  const [project, bucket] = [read('VITE_FIREBASE_PROJECT_ID'), read('VITE_FIREBASE_STORAGE_BUCKET')];
  if (project === '' || bucket === '') return '';
  const files = `https://firebasestorage.googleapis.com/v0/b/${bucket}/`;
  const hasAnalytics = read('VITE_FIREBASE_MEASUREMENT_ID') !== '';
  const hasAppCheck = read('VITE_APP_CHECK_KEY') !== '';
  /** Google Cloud's challenge at sign-up and sign-in, which Firebase's SDK shows if the project requires it. */
  const hasRecaptcha = hasAppCheck || read('VITE_SIGN_UP_CHALLENGE') === 'true';
  const map = baseMapOf(read('VITE_BASE_MAP_URL'));
  const hasGoogleSignIn = read('VITE_GOOGLE_SIGN_IN') === 'true';
  const directives: Record<string, (string | false)[]> = {
    'script-src': [
      "'self'",
      "'wasm-unsafe-eval'",
      hasGoogleSignIn && 'https://apis.google.com',
      hasAnalytics && 'https://www.googletagmanager.com',
      hasRecaptcha && 'https://www.google.com/recaptcha/',
      hasRecaptcha && 'https://www.gstatic.com/recaptcha/',
      ...STRIPE_SCRIPTS,
    ],
    'connect-src': [
      "'self'",
      'data:',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
      'https://firestore.googleapis.com',
      `https://${REGION}-${project}.cloudfunctions.net`,
      files,
      hasAppCheck && 'https://content-firebaseappcheck.googleapis.com',
      hasRecaptcha && 'https://www.google.com/recaptcha/',
      hasAnalytics && 'https://firebase.googleapis.com',
      hasAnalytics && 'https://firebaseinstallations.googleapis.com',
      hasAnalytics && 'https://*.google-analytics.com',
      hasAnalytics && 'https://*.analytics.google.com',
      'https://api.stripe.com',
      map.streets,
    ],
    'img-src': [
      "'self'",
      'data:',
      'blob:',
      files,
      // Draws the QR code of the business card (`features/business-card/content/qrService.ts`).
      'https://api.qrserver.com',
      hasAnalytics && 'https://*.google-analytics.com',
      map.pictures,
    ],
    'media-src': ["'self'", 'blob:', files],
    'frame-src': [
      "'self'",
      'blob:',
      hasGoogleSignIn && `https://${read('VITE_FIREBASE_AUTH_DOMAIN')}`,
      hasRecaptcha && 'https://www.google.com/recaptcha/',
      hasRecaptcha && 'https://recaptcha.google.com/recaptcha/',
      ...STRIPE_SCRIPTS,
      // Where banks ask customers to authenticate.
      'https://hooks.stripe.com',
    ],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources.filter((source) => source !== false)].join(' '))
    .join('; ');
}

/** Returns the map's sources: the single file of streets, or the tile server; false for what isn't set up. */
function baseMapOf(address: string): { streets: string | false; pictures: string | false } {
  if (!address.startsWith('https://') || !URL.canParse(address)) return { streets: false, pictures: false };
  const { origin, pathname } = new URL(address);
  return address.includes('{z}')
    ? { streets: false, pictures: origin }
    : { streets: `${origin}${pathname}`, pictures: false };
}

/** Writes the project's policy into the page of a production build. */
export function pinnedPolicy(): Plugin {
  let policy = '';
  return {
    name: 'pinned-policy',
    apply: 'build',
    configResolved({ env, mode }) {
      policy = mode === 'production' ? policyOf(env) : '';
    },
    transformIndexHtml: () =>
      policy === ''
        ? []
        : [
            {
              tag: 'meta',
              attrs: { 'http-equiv': 'Content-Security-Policy', content: policy },
              injectTo: 'head-prepend',
            },
          ],
  };
}
