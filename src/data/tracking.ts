import { firebaseOptions, usesEmulators } from './firebase/env';

/** The events of the specification (section 7) and the sign-in changes of section 4, each with what it tells. */
export type TrackedEvents = {
  sign_up: { method: string };
  login: { method: string };
  /** `value` is in whole units of the currency, as Analytics wants it. */
  begin_checkout: { currency: string; value: number; plan: string; interval: string };
  subscribe_click: { plan: string; interval: string; feature: string };
  app_exception: { description: string; fatal: boolean };
  signed_in: { provider: string; email_verified: boolean };
  token_refreshed: { provider: string; email_verified: boolean };
  signed_out: Record<string, never>;
};

/** Recorded at sign-in, for tracking (specification, section 4); null forgets it. */
export type TrackedPerson = { email: string; email_verified: string; provider: string } | null;

type Sink = {
  send: (event: string, params: Record<string, string | boolean | number>) => void;
  identify: (person: Record<string, string | null>) => void;
};

const NO_SINK: Sink = { send: () => undefined, identify: () => undefined };
const NOBODY = { email: null, email_verified: null, provider: null };

let sink: Promise<Sink> | null = null;

/** Firebase Analytics where the project has it configured, otherwise nothing. Loaded on first use. */
async function loadSink(): Promise<Sink> {
  if (usesEmulators || firebaseOptions().measurementId === '') return NO_SINK;
  const [{ getAnalytics, logEvent, setUserProperties }, { firebaseApp }] = await Promise.all([
    import('firebase/analytics'),
    import('./firebase/app'),
  ]);
  const analytics = getAnalytics(firebaseApp);
  return {
    send: (event, params) => logEvent(analytics, event, params),
    identify: (person) => setUserProperties(analytics, person),
  };
}

function withSink(use: (sink: Sink) => void): void {
  sink ??= loadSink();
  sink.then(use).catch(() => undefined);
}

/** Records an event. Never throws and never delays: tracking must not get in anybody's way. */
export function track<Event extends keyof TrackedEvents>(event: Event, params: TrackedEvents[Event]): void {
  withSink(({ send }) => send(event, params));
}

/** Records who is signed in. The address is a property of the person, never part of an event. */
export function trackPerson(person: TrackedPerson): void {
  withSink(({ identify }) => identify(person ?? NOBODY));
}
