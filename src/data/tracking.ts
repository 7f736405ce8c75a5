import { firebaseOptions, usesEmulators } from './firebase/env';

type Params = Record<string, string | boolean | number>;
type Sink = (event: string, params: Params) => void;

let sink: Promise<Sink> | null = null;

/** Firebase Analytics where the project has it configured, otherwise nothing. Loaded on first use. */
async function loadSink(): Promise<Sink> {
  if (usesEmulators || firebaseOptions().measurementId === '') return () => undefined;
  const [{ getAnalytics, logEvent }, { firebaseApp }] = await Promise.all([import('firebase/analytics'), import('./firebase/app')]);
  const analytics = getAnalytics(firebaseApp);
  return (event, params) => logEvent(analytics, event, params);
}

/** Records an event. Never throws and never delays: tracking must not get in anybody's way. */
export function track(event: string, params: Params = {}): void {
  sink ??= loadSink();
  sink.then(
    (send) => send(event, params),
    () => undefined,
  );
}
