type FirebaseOptions = {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  appId: string;
  measurementId: string;
};

/** Ports from the specification (section 9). */
export const EMULATOR_PORTS = { auth: 9098, functions: 5002, firestore: 8081, storage: 9198 } as const;
export const EMULATOR_HOST = '127.0.0.1';

/**
 * Emulators are used if configured, and never in a production build: `vite build` uses the mode `production`, which disables them
 * regardless of the environment.
 */
export const usesEmulators: boolean =
  import.meta.env.MODE !== 'production' && import.meta.env['VITE_USE_EMULATORS'] === 'true';

const read = (name: string): string => {
  const value: unknown = import.meta.env[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Returns the Firebase project's public configuration.
 * @throws Error naming the first missing variable, in a build that does not use the emulators.
 */
export function firebaseOptions(): FirebaseOptions {
  if (usesEmulators) {
    return {
      apiKey: 'demo-key',
      authDomain: 'demo-fieldwright.firebaseapp.com',
      projectId: 'demo-fieldwright',
      storageBucket: 'demo-fieldwright.appspot.com',
      appId: 'demo-app',
      measurementId: '',
    };
  }
  const required = (name: string): string => {
    const value = read(name);
    if (value === '') throw new Error(`Missing configuration: ${name}. See docs/deploy.md.`);
    return value;
  };
  return {
    apiKey: required('VITE_FIREBASE_API_KEY'),
    authDomain: required('VITE_FIREBASE_AUTH_DOMAIN'),
    projectId: required('VITE_FIREBASE_PROJECT_ID'),
    storageBucket: required('VITE_FIREBASE_STORAGE_BUCKET'),
    appId: required('VITE_FIREBASE_APP_ID'),
    measurementId: read('VITE_FIREBASE_MEASUREMENT_ID'),
  };
}

/** Google sign-in is offered only if it's enabled in the project. */
export const hasGoogleSignIn: boolean = read('VITE_GOOGLE_SIGN_IN') === 'true';

/** The functions' region, the client SDK's default. */
export const FUNCTIONS_REGION = 'us-central1';

/** Returns the project's ID; a demo without a project uses the emulators' ID. */
export const projectId = (): string => read('VITE_FIREBASE_PROJECT_ID') || 'demo-fieldwright';
