import { z } from 'zod';
import { DAY_MS } from '@/lib/time';
import { isoInstant, line, optionalInstant } from '../record/schema';
import { PROVIDERS } from './providers';

/** `needs-reconnect`: the provider no longer accepts our key, and a person has to consent again. */
const CONNECTION_STATES = ['connected', 'needs-reconnect'] as const;

/** Owners of the project at the provider: the server, or the company itself. */
export const CLIENT_OWNERS = ['server', 'company'] as const;

/**
 * companies/{c}/connections/{provider}: the state of the company's connected account, for screens. The tokens are elsewhere, where no
 * rule lets anyone read them (`companies/{c}/keys`). Written only by functions; missing = not connected.
 */
export const connectionSchema = z.object({
  provider: z.enum(PROVIDERS),
  state: z.enum(CONNECTION_STATES),
  /** Why a person has to reconnect, as a message; '' when they don't. */
  reason: line(300).default(''),
  clientOwner: z.enum(CLIENT_OWNERS).default('server'),
  connectedBy: z.string().max(128),
  connectedAt: isoInstant,
  /** Time at which the provider ends the connection on its own; '' = unknown. */
  endsAt: optionalInstant,
  /** Time at which it ends regardless of use: QuickBooks limits access to five years; '' = unknown. */
  hardEndsAt: optionalInstant,
  /** The provider's account ID, if given: QuickBooks' company ID; ''. */
  accountId: line(200).default(''),
});
export type Connection = z.infer<typeof connectionSchema>;

/** Limits on additional callback values: their number, and the lengths of names and values. */
export const CALLBACK_LIMITS = { values: 20, name: 40, value: 200 } as const;

/** Parameters that a provider adds to OAuth's own on the redirect, by name in the URL. */
export const callbackValuesSchema = z
  .record(z.string().max(CALLBACK_LIMITS.name), z.string().max(CALLBACK_LIMITS.value))
  .refine((values) => Object.keys(values).length <= CALLBACK_LIMITS.values, 'Too many values');
export type CallbackValues = z.infer<typeof callbackValuesSchema>;

/** A connection counts as ending soon from this many days before its end. */
const ENDS_SOON_DAYS = 14;

/** Whether the provider will end a connection soon (`now`: ISO UTC). */
export const endsSoon = ({ endsAt }: Pick<Connection, 'endsAt'>, now: string): boolean =>
  endsAt !== '' && Date.parse(endsAt) - Date.parse(now) < ENDS_SOON_DAYS * DAY_MS;

/** The end that use can't extend is announced earlier, because a person has to make time for it. */
const HARD_END_SOON_DAYS = 60;

/** Whether a connection reaches its final day within two months (`now`: ISO UTC). */
export const hardEndIsNear = ({ hardEndsAt }: Pick<Connection, 'hardEndsAt'>, now: string): boolean =>
  hardEndsAt !== '' && Date.parse(hardEndsAt) - Date.parse(now) < HARD_END_SOON_DAYS * DAY_MS;

/**
 * Returns when a connection ends, if that is near enough to announce (`now`: ISO UTC); ''. The final day takes precedence over an end
 * that use extends.
 */
export const nearEnd = (connection: Pick<Connection, 'endsAt' | 'hardEndsAt'>, now: string): string => {
  if (hardEndIsNear(connection, now)) return connection.hardEndsAt;
  return endsSoon(connection, now) ? connection.endsAt : '';
};

/** The client ID of a project at Google or another provider; too long or containing spaces, it isn't one. */
export const ownClientSchema = z.object({
  clientId: z
    .string()
    .trim()
    .min(1, 'Paste the client ID')
    .max(200, 'This is too long for a client ID')
    .regex(/^[\w.-]*$/, 'A client ID has no blanks. Copy it with the button beside it'),
  clientSecret: z
    .string()
    .trim()
    .min(1, 'Paste the client secret')
    .max(200, 'This is too long for a client secret')
    .regex(/^[\x21-\x7e]*$/, 'A client secret has no blanks. Copy it with the button beside it'),
});
export type OwnClient = z.infer<typeof ownClientSchema>;
