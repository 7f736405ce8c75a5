import { isShareToken } from '@/domain/public-document/token';
import { scrub } from '@/domain/telemetry/scrub';
import { isDemoTab } from './demo/demoTab';
import type { Campaign } from '@/lib/campaign';
import { firebaseOptions, usesEmulators } from './firebase/env';

/** The events of the specification (section 7) and the sign-in changes of section 4, each with what it tells. */
export type TrackedEvents = {
  /** With the advertisement that led here, if one did. */
  sign_up: { method: string } & Campaign;
  login: { method: string };
  /** `value` is in whole units of the currency, as Analytics wants it. */
  begin_checkout: { currency: string; value: number; plan: string; interval: string };
  subscribe_click: { plan: string; interval: string; feature: string };
  app_exception: { description: string; fatal: boolean };
  signed_in: { provider: string; email_verified: boolean };
  token_refreshed: { provider: string; email_verified: boolean };
  signed_out: Record<string, never>;
};

/**
 * Recorded at sign-in, for tracking (specification, section 4); null forgets it. The address itself is recorded on the user's
 * own document only: Analytics must not know who somebody is.
 */
type TrackedPerson = { email_verified: string; provider: string } | null;

type Sink = {
  send: (event: string, params: Record<string, string | boolean | number>) => void;
  identify: (person: Record<string, string | null>) => void;
};

const NO_SINK: Sink = { send: () => undefined, identify: () => undefined };
const NOBODY = { email_verified: null, provider: null };

let sink: Promise<Sink> | null = null;

/** Firebase Analytics where the project has it configured, otherwise nothing. Loaded on first use. */
async function loadSink(): Promise<Sink> {
  if (usesEmulators || firebaseOptions().measurementId === '') return NO_SINK;
  const [{ initializeAnalytics, logEvent, setUserProperties }, { firebaseApp }] = await Promise.all([
    import('firebase/analytics'),
    import('./firebase/app'),
  ]);
  // No page views, and no address but one without tokens: Analytics would add the page's own to every event.
  const analytics = initializeAnalytics(firebaseApp, {
    config: { send_page_view: false, page_location: pageLocation(), page_referrer: '' },
  });
  return {
    send: (event, params) => logEvent(analytics, event, { ...params, page_location: pageLocation() }),
    identify: (person) => setUserProperties(analytics, person),
  };
}

const pageLocation = (): string => scrub(window.location.href);

/** On a customer's link no one is tracked: Analytics' own script would read the token from the address. */
const isOnLink = (): boolean => window.location.pathname.split('/').some(isShareToken);

function withSink(use: (sink: Sink) => void): void {
  if (isOnLink() || isDemoTab()) return;
  sink ??= loadSink();
  sink.then(use).catch(() => undefined);
}

/** Records an event. Never throws and never delays: tracking must not get in anybody's way. */
export function track<Event extends keyof TrackedEvents>(event: Event, params: TrackedEvents[Event]): void {
  withSink(({ send }) => send(event, params));
}

/** Records how somebody is signed in. */
export function trackPerson(person: TrackedPerson): void {
  withSink(({ identify }) => identify(person ?? NOBODY));
}
