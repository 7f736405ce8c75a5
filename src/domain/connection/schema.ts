import { z } from 'zod';
import { DAY_MS } from '@/lib/time';
import { isoInstant, line, optionalInstant } from '../record/schema';
import { PROVIDERS } from './providers';

/** `needs-reconnect`: the provider takes our key no longer, and a person has to agree again. */
const CONNECTION_STATES = ['connected', 'needs-reconnect'] as const;

/** Whose project at the provider is used: the server's, or one that the company entered itself. */
export const CLIENT_OWNERS = ['server', 'company'] as const;

/**
 * companies/{c}/connections/{provider}: that the company's account with a provider is connected, for screens. The tokens are
 * elsewhere, where no rule lets anybody read (`companies/{c}/keys`). Written by functions alone; not there = not connected.
 */
export const connectionSchema = z.object({
  provider: z.enum(PROVIDERS),
  state: z.enum(CONNECTION_STATES),
  /** Why a person has to reconnect, as a message; '' when they don't. */
  reason: line(300).default(''),
  clientOwner: z.enum(CLIENT_OWNERS).default('server'),
  connectedBy: z.string().max(128),
  connectedAt: isoInstant,
  /** When the provider ends the connection on its own; '' = not known. */
  endsAt: optionalInstant,
  /** When it ends however much it is used: QuickBooks gives an access five years at most; '' = not known. */
  hardEndsAt: optionalInstant,
  /** Which of the provider's accounts it is, where the provider said so: QuickBooks' company ID; ''. */
  accountId: line(200).default(''),
});
export type Connection = z.infer<typeof connectionSchema>;

/** The most of what a provider adds that is taken: how many values, and how long their names and they may be. */
export const CALLBACK_LIMITS = { values: 20, name: 40, value: 200 } as const;

/** What a provider adds to OAuth's own parameters when sending a person back, by its name in the URL. */
export const callbackValuesSchema = z
  .record(z.string().max(CALLBACK_LIMITS.name), z.string().max(CALLBACK_LIMITS.value))
  .refine((values) => Object.keys(values).length <= CALLBACK_LIMITS.values, 'Too many values');
export type CallbackValues = z.infer<typeof callbackValuesSchema>;

/** A connection counts as ending soon from this many days before its end. */
const ENDS_SOON_DAYS = 14;

/** Whether the provider ends a connection within the next days (`now`: ISO UTC). */
export const endsSoon = ({ endsAt }: Pick<Connection, 'endsAt'>, now: string): boolean =>
  endsAt !== '' && Date.parse(endsAt) - Date.parse(now) < ENDS_SOON_DAYS * DAY_MS;

/** The end that no use puts off is said earlier, because a person has to make time for it. */
const HARD_END_SOON_DAYS = 60;

/** Whether a connection reaches its last day within two months (`now`: ISO UTC). */
export const hardEndIsNear = ({ hardEndsAt }: Pick<Connection, 'hardEndsAt'>, now: string): boolean =>
  hardEndsAt !== '' && Date.parse(hardEndsAt) - Date.parse(now) < HARD_END_SOON_DAYS * DAY_MS;

/** When a connection ends, if that is to be said already (`now`: ISO UTC); ''. The last day comes before an end that use puts off. */
export const nearEnd = (connection: Pick<Connection, 'endsAt' | 'hardEndsAt'>, now: string): string => {
  if (hardEndIsNear(connection, now)) return connection.hardEndsAt;
  return endsSoon(connection, now) ? connection.endsAt : '';
};

/** The id that a project of Google's or another provider's has; with what is too long or has blanks it is none. */
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
