import { isShareToken } from '@/domain/public-document/token';
import { scrub } from '@/domain/telemetry/scrub';
import { isDemoTab } from './demo/demoTab';
import type { Campaign } from '@/lib/campaign';
import { firebaseOptions, usesEmulators } from './firebase/env';

/** The events in the specification (section 7) and the sign-in changes of section 4, each with its parameters. */
export type TrackedEvents = {
  /** Includes the ad campaign that led here, if any. */
  sign_up: { method: string } & Campaign;
  login: { method: string };
  /** `value` is in whole units of the currency, as Analytics expects. */
  begin_checkout: { currency: string; value: number; plan: string; interval: string };
  subscribe_click: { plan: string; interval: string; feature: string };
  app_exception: { description: string; fatal: boolean };
  signed_in: { provider: string; email_verified: boolean };
  token_refreshed: { provider: string; email_verified: boolean };
  signed_out: Record<string, never>;
};

/**
 * Recorded at sign-in, for tracking (specification, section 4); null clears it. The address itself is recorded only in the user's own
 * document: Analytics must not know who someone is.
 */
type TrackedPerson = { email_verified: string; provider: string } | null;

type Sink = {
  send: (event: string, params: Record<string, string | boolean | number>) => void;
  identify: (person: Record<string, string | null>) => void;
};

const NO_SINK: Sink = { send: () => undefined, identify: () => undefined };
const NOBODY = { email_verified: null, provider: null };

let sink: Promise<Sink> | null = null;

/** Loads Firebase Analytics if it's configured for the project, otherwise a no-op. Loaded on first use. */
async function loadSink(): Promise<Sink> {
  if (usesEmulators || firebaseOptions().measurementId === '') return NO_SINK;
  const [{ initializeAnalytics, logEvent, setUserProperties }, { firebaseApp }] = await Promise.all([
    import('firebase/analytics'),
    import('./firebase/app'),
  ]);
  // No page views, and only a URL without tokens: Analytics would add the page's own to every event.
  const analytics = initializeAnalytics(firebaseApp, {
    config: { send_page_view: false, page_location: pageLocation(), page_referrer: '' },
  });
  return {
    send: (event, params) => logEvent(analytics, event, { ...params, page_location: pageLocation() }),
    identify: (person) => setUserProperties(analytics, person),
  };
}

const pageLocation = (): string => scrub(window.location.href);

/** No one is tracked on a customer's link: Analytics' own script would read the token from the URL. */
const isOnLink = (): boolean => window.location.pathname.split('/').some(isShareToken);

function withSink(use: (sink: Sink) => void): void {
  if (isOnLink() || isDemoTab()) return;
  sink ??= loadSink();
  sink.then(use).catch(() => undefined);
}

/** Records an event. Never throws and never delays anything: tracking must not get in anyone's way. */
export function track<Event extends keyof TrackedEvents>(event: Event, params: TrackedEvents[Event]): void {
  withSink(({ send }) => send(event, params));
}

/** Records how the user is signed in. */
export function trackPerson(person: TrackedPerson): void {
  withSink(({ identify }) => identify(person ?? NOBODY));
}
