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
  /** Who may call: `member()`, `signedIn()` or `anyone()`. */
  access: Access<C>;
  /**
   * Calls that one account may make, or one network where the caller has no account; and, where it costs something, that all
   * accounts of one network may make together, because anybody may open many. Offices share a network.
   */
  rateLimit: { perMinute: number; perNetwork?: number };
  /** False for what must also reach us from a browser that cannot prove anything. */
  needsAppCheck?: boolean;
  /** What the function may read of Secret Manager, from its provider's config.ts. */
  secrets?: readonly SecretParam[];
  timeoutSeconds?: number;
  memory?: '256MiB' | '512MiB' | '1GiB' | '2GiB';
};

/**
 * `origin`: the address of the web app that calls, so that other people's pages lead back to it; '' for anybody else.
 * `device`: where from and with what, to be kept with a signature and nowhere else.
 */
type FromPage<C> = C & { origin: string; device: Device };
export type Device = { ipAddress: string; userAgent: string };

type Handler<I extends ZodType, O extends ZodType, C extends Caller> = (
  deps: Deps,
  input: OutputOf<I>,
  caller: FromPage<C>,
) => Promise<InputOf<O>>;

/**
 * Makes a handler callable: authenticates and authorizes the caller, limits the rate, checks input and output against
 * the contract, turns anything thrown into an error with `{ code, userMessage }`, and logs one line without personal
 * data. Unexpected errors are also posted to the team's chat.
 */
export function defineCallable<N extends string, I extends ZodType, O extends ZodType, C extends Caller>(
  contract: Contract<N, I, O>,
  options: CallableOptions<C>,
  handler: Handler<I, O, C>,
): CallableFunction<unknown, Promise<OutputOf<O>>> {
  return define(contract, options, handler);
}

/** How a streaming handler sends partial results, and learns that the caller has left. */
export type Streaming<Ch extends ZodType> = {
  /** Sends a chunk; nothing to a caller that does not stream, or is gone. */
  send: (chunk: InputOf<Ch>) => Promise<void>;
  /** Ends when the caller is gone: whatever costs something has to end with it. */
  signal: AbortSignal;
};

/** The same for a handler that sends what it has while it works. Its output is the whole for who does not stream. */
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
        // The emulator does not say where requests come from.
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
        // Expected refusals are no errors of the program, so they bring no stack into the log.
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

/** Google's decoder walks the request before the handler runs, and a deeply nested one would end it with a 500. */
function refusingDepth<In, Out>(callable: CallableFunction<In, Out>): CallableFunction<In, Out> {
  type Answer = Parameters<typeof callable>[1];
  const guarded = (request: Parameters<typeof callable>[0], response: Answer): void | Promise<void> => {
    if (!isTooDeep(request.body)) return callable(request, response);
    response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: 'The request is not valid.' } });
  };
  return Object.defineProperties(guarded, Object.getOwnPropertyDescriptors(callable)) as typeof callable;
}

const deviceOf = ({ rawRequest }: CallableRequest<unknown>): Device => ({
  // The emulator hands requests on without saying where from; they all come from this machine.
  ipAddress: callerAddress(rawRequest) || (isEmulator() ? '127.0.0.1' : ''),
  userAgent: cutText(rawRequest.headers['user-agent'] ?? '', 300),
});
