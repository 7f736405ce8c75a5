import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { PROVIDERS } from './providers';
import { CALLBACK_LIMITS, callbackValuesSchema, CLIENT_OWNERS, ownClientSchema } from './schema';

const provider = z.enum(PROVIDERS);

/** For managers: what connecting would use. `callbackUrl` must be registered in the company's own project. */
export const getConnectionSetup = defineContract({
  name: 'getConnectionSetup',
  input: z.object({ provider }),
  output: z.object({
    /** Owner of the project used; null = neither server nor company has one, so nothing can be connected yet. */
    clientOwner: z.enum(CLIENT_OWNERS).nullable(),
    /** The client ID of the company's own project; ''. Its secret is never returned. */
    ownClientId: z.string(),
    /** True when the company's own secret is no longer readable and must be entered again: the server's key was changed. */
    isSecretLost: z.boolean(),
    /** Whether this server has its own project, so the company doesn't need one. */
    hasServerClient: z.boolean(),
    callbackUrl: z.string(),
    /** True when a local mock answers instead of the provider. */
    isStandIn: z.boolean(),
  }),
});
export type ConnectionSetup = z.infer<typeof getConnectionSetup.output>;

/** For managers: returns the provider's consent page. Valid for ten minutes, once, and only for the requesting user. */
export const startConnection = defineContract({
  name: 'startConnection',
  input: z.object({ provider }),
  output: z.object({ url: z.string() }),
});

/**
 * For managers: handles the provider's redirect to `/callback`. @throws `failed-precondition` with the sentence to show, when the user
 * declined, took too long, is someone else or came twice; `unavailable` when the provider does not answer.
 */
export const finishConnection = defineContract({
  name: 'finishConnection',
  input: z.object({
    state: z.string().max(200),
    code: z.string().max(2000).default(''),
    /** The provider's error code; ''. */
    error: z.string().max(CALLBACK_LIMITS.value).default(''),
    /** Other parameters it sent along: the page doesn't know which provider answered, and the server keeps what that provider declares. */
    values: callbackValuesSchema.default({}),
  }),
  output: z.object({ provider }),
});

/** For managers: revokes our access at the provider and deletes the keys here, even if the provider does not answer. */
export const endConnection = defineContract({
  name: 'endConnection',
  input: z.object({ provider }),
  /** False when the provider did not confirm: the user revokes access on the provider's page. */
  output: z.object({ isRevoked: z.boolean() }),
});

/** For managers: saves the company's own project at the provider, replacing the server's. Ends a connection made with a different one. */
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
