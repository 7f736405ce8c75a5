import { z } from 'zod';
import { hasFeature, type FeatureMap } from '../access/features';
import { PROVIDER_INFO, type Provider } from '../connection/providers';
import { nearEnd, type Connection } from '../connection/schema';
import { lenderLink, type FinancingSettings } from '../financing/settings';

const CONNECTION_IDS = ['stripe', 'google', 'quickbooks', 'financing', 'mail', 'texts'] as const;
export type ConnectionId = (typeof CONNECTION_IDS)[number];

/** `attention`: works, but needs action soon. `broken`: does not work. `off`: never connected or used. */
const HEALTH_STATES = ['connected', 'attention', 'broken', 'off'] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export const connectionHealthSchema = z.object({
  id: z.enum(CONNECTION_IDS),
  name: z.string(),
  state: z.enum(HEALTH_STATES),
  /** The state explained in a sentence. */
  text: z.string(),
  /** Time at which the provider ends it on its own (ISO); ''. */
  endsAt: z.string(),
  /** The most recent error; ''. */
  fault: z.string(),
  /** Time of the error (ISO); '' = unknown. */
  faultAt: z.string(),
});
export type ConnectionHealth = z.infer<typeof connectionHealthSchema>;

/** The most recent error at a provider; '' = none known. */
type Fault = { fault: string; faultAt: string };
const NO_FAULT: Fault = { fault: '', faultAt: '' };

/** Outcome of recent messages: when the last one was sent (ISO, ''), how many were not sent, and why the latest of those failed. */
export type SentFacts = Fault & { lastSentAt: string; failedCount: number };

export type HealthFacts = {
  features: FeatureMap;
  /** The company's own Stripe account; null without one. */
  payoutAccount: { state: 'incomplete' | 'ready' | 'disconnected'; isTestMode: boolean } | null;
  connections: Partial<Record<Provider, Connection>>;
  faults: Partial<Record<Provider, Fault>>;
  financing: Pick<FinancingSettings, 'isOn' | 'link' | 'lenderName'>;
  mail: SentFacts;
  texts: SentFacts;
  /** ISO. */
  now: string;
};

type Judged = Pick<ConnectionHealth, 'state' | 'text'> & Partial<ConnectionHealth>;

function stripe({ payoutAccount }: HealthFacts): Judged {
  if (!payoutAccount)
    return { state: 'off', text: 'Customers cannot pay by card until a Stripe account is connected.' };
  switch (payoutAccount.state) {
    case 'disconnected':
      return { state: 'broken', text: 'Stripe no longer lets us into the account. Cards on file cannot be charged.' };
    case 'incomplete':
      return { state: 'attention', text: 'Stripe needs more information before customers can pay by card.' };
    case 'ready':
      return payoutAccount.isTestMode
        ? { state: 'attention', text: 'Connected in test mode: no money moves.' }
        : { state: 'connected', text: 'Customers can pay by card.' };
  }
}

function provided(provider: Provider, { connections, faults, now }: HealthFacts): Judged {
  const connection = connections[provider];
  const { name } = PROVIDER_INFO[provider];
  const fault = faults[provider] ?? NO_FAULT;
  if (!connection) return { state: 'off', text: `No ${name} account is connected.` };
  if (connection.state === 'needs-reconnect')
    return { state: 'broken', text: connection.reason || `${name} no longer accepts our access. Connect again.` };
  const endsAt = nearEnd(connection, now);
  if (endsAt !== '') return { ...fault, state: 'attention', text: 'Connect again before it ends.', endsAt };
  if (fault.fault !== '') return { ...fault, state: 'attention', text: 'Connected. The last run had a problem.' };
  return { state: 'connected', text: 'Connected.' };
}

function financing({ financing: { isOn, link, lenderName } }: HealthFacts): Judged {
  if (!isOn) return { state: 'off', text: 'Monthly payments are not offered.' };
  return lenderLink(link) === ''
    ? { state: 'broken', text: `The link to ${lenderName} is missing, so nothing can be offered.` }
    : { state: 'connected', text: `Monthly payments are offered through ${lenderName}.` };
}

function sent(what: string, { lastSentAt, failedCount, fault, faultAt }: SentFacts): Judged {
  if (lastSentAt === '' && failedCount === 0) return { state: 'off', text: `No ${what} has been sent yet.` };
  if (failedCount === 0) return { state: 'connected', text: 'Nothing failed in the last 7 days.' };
  const count = failedCount === 1 ? '1 was' : `${failedCount} were`;
  // If nothing succeeded after the last failure, the next message will probably fail too.
  const state = faultAt > lastSentAt ? 'broken' : 'attention';
  return { state, text: `${count} not sent in the last 7 days.`, fault, faultAt };
}

/**
 * Returns the health of each external connection, those that need action first. Omits connections that are neither in the plan nor
 * connected.
 */
export function connectionHealth(facts: HealthFacts): ConnectionHealth[] {
  const { features } = facts;
  const judged: readonly [id: ConnectionId, name: string, isInPlan: boolean, health: Judged][] = [
    ['stripe', 'Card payments (Stripe)', hasFeature(features, 'payments'), stripe(facts)],
    ['google', 'Google Business Profile', hasFeature(features, 'googleMyBusiness'), provided('google', facts)],
    ['quickbooks', 'QuickBooks', hasFeature(features, 'quickbooks'), provided('quickbooks', facts)],
    ['financing', 'Financing', hasFeature(features, 'wisetack'), financing(facts)],
    ['mail', 'E-mail', true, sent('e-mail', facts.mail)],
    ['texts', 'Text messages', true, sent('text message', facts.texts)],
  ];
  const urgency: readonly HealthState[] = ['broken', 'attention', 'connected', 'off'];
  return judged
    .filter(([, , isInPlan, { state }]) => isInPlan || state !== 'off')
    .map(([id, name, , health]) => ({ id, name, endsAt: '', ...NO_FAULT, ...health }))
    .toSorted((a, b) => urgency.indexOf(a.state) - urgency.indexOf(b.state));
}
