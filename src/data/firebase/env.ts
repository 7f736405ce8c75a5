type FirebaseOptions = {
  apiKey: string;
  authDomain: string;
  projectId: string;
  storageBucket: string;
  appId: string;
  measurementId: string;
};

/** Ports of the specification (section 9). */
export const EMULATOR_PORTS = { auth: 9098, functions: 5002, firestore: 8081, storage: 9198 } as const;
export const EMULATOR_HOST = '127.0.0.1';

/**
 * Emulators are used when configured, and never in a production build: `vite build` has the mode `production`,
 * which switches them off whatever the environment says.
 */
export const usesEmulators: boolean =
  import.meta.env.MODE !== 'production' && import.meta.env['VITE_USE_EMULATORS'] === 'true';

const read = (name: string): string => {
  const value: unknown = import.meta.env[name];
  return typeof value === 'string' ? value : '';
};

/**
 * The Firebase project's public configuration.
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

/** Google sign-in is offered only where the project has it switched on. */
export const hasGoogleSignIn: boolean = read('VITE_GOOGLE_SIGN_IN') === 'true';

/** Where the functions are, as the client SDK assumes by default. */
export const FUNCTIONS_REGION = 'us-central1';

/** The project's id; a demo that belongs to none names the one of the emulators. */
export const projectId = (): string => read('VITE_FIREBASE_PROJECT_ID') || 'demo-fieldwright';
