import { deleteApp, initializeApp, type FirebaseApp } from 'firebase/app';
import { connectAuthEmulator, getAuth, signInAnonymously, signInWithCustomToken } from 'firebase/auth';
import { connectFunctionsEmulator, getFunctions, httpsCallable } from 'firebase/functions';
import { getAuth as getAdminAuth } from 'firebase-admin/auth';
import { newId } from '@/lib/ids';
import type { Client, Clients } from '../client';

const projectId = process.env['GCLOUD_PROJECT'] ?? 'demo-fieldwright';
const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';
const functionsPort = Number(process.env['FIELDWRIGHT_FUNCTIONS_PORT']);

const apps: FirebaseApp[] = [];

function clientOf(app: FirebaseApp, uid: string, email: string): Client {
  const functions = getFunctions(app, 'us-central1');
  connectFunctionsEmulator(functions, '127.0.0.1', functionsPort);
  const callRaw = async (name: string, input: unknown): Promise<unknown> =>
    (await httpsCallable(functions, name)(input)).data;

  return {
    uid,
    email,
    callRaw,
    stream: async (contract, input, { signal, onChunk = () => undefined } = {}) => {
      const { stream, data } = await httpsCallable(functions, contract.name).stream(input, signal ? { signal } : {});
      data.catch(() => undefined);
      for await (const chunk of stream) onChunk(contract.chunk.parse(chunk));
      return contract.output.parse(await data);
    },
    call: async (contract, input) => contract.output.parse(await callRaw(contract.name, input)),
  };
}

function newApp(): FirebaseApp {
  const app = initializeApp({ projectId, apiKey: 'fake', appId: 'test' }, newId());
  apps.push(app);

  return app;
}

function authOf(app: FirebaseApp): ReturnType<typeof getAuth> {
  const auth = getAuth(app);
  connectAuthEmulator(auth, `http://${authHost}`, { disableWarnings: true });

  return auth;
}

/** Users with the real client SDK and real tokens, who call the functions over HTTP. */
export const clients: Clients = {
  signedOut: () => clientOf(newApp(), '', ''),
  newAccount: async (options = {}) => {
    const email = options.email ?? `${newId(10).toLowerCase()}@example.com`;
    const { uid } = await getAdminAuth().createUser({ email, emailVerified: options.isVerified ?? true });
    const app = newApp();
    await signInWithCustomToken(authOf(app), await getAdminAuth().createCustomToken(uid));

    return clientOf(app, uid, email);
  },
  anonymousAccount: async () => {
    const app = newApp();
    const { user } = await signInAnonymously(authOf(app));

    return clientOf(app, user.uid, '');
  },
  endClients: async () => {
    await Promise.all(apps.splice(0).map((app) => deleteApp(app)));
  },
};
