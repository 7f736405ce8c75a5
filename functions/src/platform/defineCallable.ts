import { onCall, type CallableFunction, type CallableRequest, type CallableResponse } from 'firebase-functions/https';
import { error as logError, info } from 'firebase-functions/logger';
import type { SecretParam } from 'firebase-functions/params';
import type { input as InputOf, output as OutputOf, ZodType } from 'zod';
import type { Contract, StreamContract } from '@/lib/contract';
import { cutText } from '@/lib/cutText';
import { CHAT_SECRETS } from '../telemetry/config';
import { reportServerError } from '../telemetry/reportError';
import type { Access, Caller } from './access';
import { realDeps, type Deps } from './admin';
import { callerAddress, callerAddressHash } from './callerAddress';
import { allowedOrigins, enforcesAppCheck, isEmulator, knownOrigin, MAX_INSTANCES, REGION } from './config';
import { isTooDeep } from './depth';
import { invalidInput, toAppError, toHttpsError } from './errors';
import { countCall, countShielded } from './rateLimit';
import { wellFormed } from './wellFormed';

type CallableOptions<C extends Caller> = {
  /** Permitted callers: `member()`, `signedIn()` or `anyone()`. */
  access: Access<C>;
  /**
   * Calls per minute for one account, or for one network if the caller has no account; and, if calls cost something, for all accounts on
   * one network together, because anyone can open many. Offices share a network.
   */
  rateLimit: { perMinute: number; perNetwork?: number };
  /** False if it must also be reachable from a browser that can't pass App Check. */
  needsAppCheck?: boolean;
  /** Secret Manager secrets the function may read, from its provider's config.ts. */
  secrets?: readonly SecretParam[];
  timeoutSeconds?: number;
  memory?: '256MiB' | '512MiB' | '1GiB' | '2GiB';
};

/**
 * `origin`: the URL of the calling web app, so that pages for other people link back to it; '' for others. `device`: where the call comes
 * from and with what, to be stored only with a signature.
 */
type FromPage<C> = C & { origin: string; device: Device };
export type Device = { ipAddress: string; userAgent: string };

type Handler<I extends ZodType, O extends ZodType, C extends Caller> = (
  deps: Deps,
  input: OutputOf<I>,
  caller: FromPage<C>,
) => Promise<InputOf<O>>;

/**
 * Makes a handler callable: authenticates and authorizes the caller, limits the rate, checks input and output against the contract, turns
 * anything thrown into an error with `{ code, userMessage }`, and logs one line without personal data. Unexpected errors are also posted
 * to the team's chat.
 */
export function defineCallable<N extends string, I extends ZodType, O extends ZodType, C extends Caller>(
  contract: Contract<N, I, O>,
  options: CallableOptions<C>,
  handler: Handler<I, O, C>,
): CallableFunction<unknown, Promise<OutputOf<O>>> {
  return define(contract, options, handler);
}

/** Lets a streaming handler send partial results, and learn that the caller has left. */
export type Streaming<Ch extends ZodType> = {
  /** Sends a chunk; does nothing if the caller doesn't stream, or is gone. */
  send: (chunk: InputOf<Ch>) => Promise<void>;
  /** Aborted when the caller is gone: anything that costs money must stop with it. */
  signal: AbortSignal;
};

/** Like `defineCallable`, for a handler that sends partial results while it works. Callers that don't stream get the whole output. */
export function defineStream<
  N extends string,
  I extends ZodType,
  Ch extends ZodType,
  O extends ZodType,
  C extends Caller,
>(
  contract: StreamContract<N, I, Ch, O>,
  options: CallableOptions<C>,
  handler: (deps: Deps, input: OutputOf<I>, caller: FromPage<C>, streaming: Streaming<Ch>) => Promise<InputOf<O>>,
): CallableFunction<unknown, Promise<OutputOf<O>>> {
  return define(contract, options, (deps, input, caller, response) =>
    handler(deps, input, caller, {
      send: async (chunk) => void (await response?.sendChunk(contract.chunk.parse(chunk))),
      signal: response?.signal ?? new AbortController().signal,
    }),
  );
}

function define<N extends string, I extends ZodType, O extends ZodType, C extends Caller>(
  contract: Contract<N, I, O>,
  options: CallableOptions<C>,
  handler: (
    deps: Deps,
    input: OutputOf<I>,
    caller: FromPage<C>,
    response: CallableResponse | undefined,
  ) => Promise<InputOf<O>>,
): CallableFunction<unknown, Promise<OutputOf<O>>> {
  const { access, rateLimit, timeoutSeconds = 60, memory = '256MiB', needsAppCheck = true } = options;
  const secrets = [...CHAT_SECRETS, ...(options.secrets ?? [])];

  const callable = onCall(
    {
      region: REGION,
      maxInstances: MAX_INSTANCES,
      cors: allowedOrigins(),
      secrets,
      timeoutSeconds,
      memory,
      enforceAppCheck: needsAppCheck && enforcesAppCheck(),
    },
    async (request: CallableRequest<unknown>, response?: CallableResponse) => {
      const startedAt = performance.now();
      let companyId: string | null = null;
      const log = (outcome: string, cause?: unknown): void => {
        const line = {
          function: contract.name,
          uid: request.auth?.uid ?? null,
          companyId,
          outcome,
          ms: Math.round(performance.now() - startedAt),
        };
        if (cause === undefined) info('call', line);
        else logError('call', { ...line, stack: cause instanceof Error ? cause.stack : typeof cause });
      };

      try {
        const deps = realDeps();
        const caller = await access(deps, request.auth);
        companyId = caller.user?.companyId ?? null;
        const network = callerAddressHash(request.rawRequest, deps.now());
        await countCall(deps, `${contract.name}_${caller.uid || network}`, rateLimit.perMinute);
        // The emulator doesn't say where requests come from.
        if (rateLimit.perNetwork !== undefined && caller.uid !== '' && callerAddress(request.rawRequest) !== '')
          await countShielded(deps, `${contract.name}_network_${network}`, rateLimit.perNetwork);
        const input = contract.input.safeParse(wellFormed(request.data ?? {}));
        if (!input.success) throw invalidInput(input.error);
        const output = contract.output.parse(
          await handler(
            deps,
            input.data,
            {
              ...caller,
              origin: knownOrigin(request.rawRequest.headers.origin),
              device: deviceOf(request),
            },
            response,
          ),
        );
        log('ok');
        return output;
      } catch (error) {
        const appError = toAppError(error);
        // Expected refusals aren't program errors, so they're logged without a stack.
        log(
          appError.code,
          appError.code === 'unknown' || appError.code === 'unavailable' ? (appError.cause ?? appError) : undefined,
        );
        if (appError.code === 'unknown')
          await reportServerError(contract.name, appError.cause ?? appError, request.auth?.uid);
        throw toHttpsError(appError);
      }
    },
  );
  return refusingDepth(callable);
}

/** Rejects deeply nested requests: Google's decoder walks them before the handler runs, and would fail with a 500. */
function refusingDepth<In, Out>(callable: CallableFunction<In, Out>): CallableFunction<In, Out> {
  type Answer = Parameters<typeof callable>[1];
  const guarded = (request: Parameters<typeof callable>[0], response: Answer): void | Promise<void> => {
    if (!isTooDeep(request.body)) return callable(request, response);
    response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: 'The request is not valid.' } });
  };
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(callable)) as typeof callable;
}

const deviceOf = ({ rawRequest }: CallableRequest<unknown>): Device => ({
  // The emulator forwards requests without their origin; they all come from this machine.
  ipAddress: callerAddress(rawRequest) || (isEmulator() ? '127.0.0.1' : ''),
  userAgent: cutText(rawRequest.headers['user-agent'] ?? '', 300),
});
