import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { PROVIDERS } from './providers';
import { CALLBACK_LIMITS, callbackValuesSchema, CLIENT_OWNERS, ownClientSchema } from './schema';

const provider = z.enum(PROVIDERS);

/** Managers: what connecting would use. `callbackUrl` is what a project of the company's own has to name. */
export const getConnectionSetup = defineContract({
  name: 'getConnectionSetup',
  input: z.object({ provider }),
  output: z.object({
    /** Whose project is used; null = neither server nor company has one, so nothing can be connected yet. */
    clientOwner: z.enum(CLIENT_OWNERS).nullable(),
    /** Of the company's own project; ''. Its secret never comes back. */
    ownClientId: z.string(),
    /** The company's own secret cannot be read any more and has to be entered again: the server's key was changed. */
    isSecretLost: z.boolean(),
    /** Whether this server has its own project, so the company doesn't need one. */
    hasServerClient: z.boolean(),
    callbackUrl: z.string(),
    /** A stand-in on this machine answers in the provider's place. */
    isStandIn: z.boolean(),
  }),
});
export type ConnectionSetup = z.infer<typeof getConnectionSetup.output>;

/** Managers: the provider's page on which a person agrees. Valid for ten minutes, once, and only for who asked. */
export const startConnection = defineContract({
  name: 'startConnection',
  input: z.object({ provider }),
  output: z.object({ url: z.string() }),
});

/**
 * Managers: what the provider sent a person back with, to `/callback`. @throws `failed-precondition` with the sentence to show, when
 * they declined, took too long, are somebody else or came twice; `unavailable` when the provider does not answer.
 */
export const finishConnection = defineContract({
  name: 'finishConnection',
  input: z.object({
    state: z.string().max(200),
    code: z.string().max(2000).default(''),
    /** The provider's own word for what went wrong; ''. */
    error: z.string().max(CALLBACK_LIMITS.value).default(''),
    /** Whatever else it sent along: the page does not know whose answer it is, and the server keeps what that provider declares. */
    values: callbackValuesSchema.default({}),
  }),
  output: z.object({ provider }),
});

/** Managers: takes our access away at the provider, and deletes the keys here, also where the provider does not answer. */
export const endConnection = defineContract({
  name: 'endConnection',
  input: z.object({ provider }),
  /** False when the provider did not confirm: a person takes it away on the provider's page. */
  output: z.object({ isRevoked: z.boolean() }),
});

/** Managers: the company's own project at the provider, instead of the server's. Ends a connection made with another one. */
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
