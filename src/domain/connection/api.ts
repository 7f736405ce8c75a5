import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { PROVIDERS } from './providers';
import { CALLBACK_LIMITS, callbackValuesSchema, CLIENT_OWNERS, ownClientSchema } from './schema';

const provider = z.enum(PROVIDERS);

/** Managers: returns the settings for connecting. `callbackUrl` must be registered in a company's own project. */
export const getConnectionSetup = defineContract({
  name: 'getConnectionSetup',
  input: z.object({ provider }),
  output: z.object({
    /** Whose project is used; null = neither server nor company has one, so nothing can be connected yet. */
    clientOwner: z.enum(CLIENT_OWNERS).nullable(),
    /** The client id of the company's own project; ''. Its secret is never returned. */
    ownClientId: z.string(),
    /** The company's own secret can no longer be read and has to be entered again, because the server's key was changed. */
    isSecretLost: z.boolean(),
    /** Whether this server has its own project, so the company doesn't need one. */
    hasServerClient: z.boolean(),
    callbackUrl: z.string(),
    /** Whether a local fake replaces the provider. */
    isStandIn: z.boolean(),
  }),
});
export type ConnectionSetup = z.infer<typeof getConnectionSetup.output>;

/** Managers: returns the provider's consent page. Valid for ten minutes, once, and only for the user who requested it. */
export const startConnection = defineContract({
  name: 'startConnection',
  input: z.object({ provider }),
  output: z.object({ url: z.string() }),
});

/**
 * Managers: handles the provider's redirect to `/callback`. @throws `failed-precondition` with the sentence to show, if they declined,
 * took too long, are someone else or came twice; `unavailable` if the provider doesn't answer.
 */
export const finishConnection = defineContract({
  name: 'finishConnection',
  input: z.object({
    state: z.string().max(200),
    code: z.string().max(2000).default(''),
    /** The provider's own error code; ''. */
    error: z.string().max(CALLBACK_LIMITS.value).default(''),
    /** Additional parameters it sent: the page doesn't know which provider it is, and the server keeps what that provider declares. */
    values: callbackValuesSchema.default({}),
  }),
  output: z.object({ provider }),
});

/** Managers: revokes our access at the provider, and deletes the keys here, even if the provider doesn't answer. */
export const endConnection = defineContract({
  name: 'endConnection',
  input: z.object({ provider }),
  /** False if the provider didn't confirm: the user has to revoke it on the provider's page. */
  output: z.object({ isRevoked: z.boolean() }),
});

/** Managers: uses the company's own project at the provider instead of the server's. Ends a connection made with another one. */
export const saveOwnClient = defineContract({
  name: 'saveOwnClient',
  input: ownClientSchema.extend({ provider }),
  output: z.object({}),
});

export const removeOwnClient = defineContract({
  name: 'removeOwnClient',
  input: z.object({ provider }),
  output: z.object({}),
});
