import { vi } from 'vitest';
import type * as callables from '@/data/callables';
import type * as publicDocuments from '@/data/publicDocuments';
import type * as registration from '@/data/registration';
import type * as secondFactor from '@/data/session/secondFactor';
import type * as signIn from '@/data/session/signIn';
import type * as streams from '@/data/streams';
import type * as report from '@/data/telemetry/report';
import type { Contract } from '@/lib/contract';
import type * as downloadFile from '@/lib/downloadFile';
import type * as openAddress from '@/lib/openAddress';
import type * as stripeScript from '@/lib/stripeScript';
import type { ZodType } from 'zod';

/** Mocks every export of a module: a missing one would reach the network. */
type StandIn<Module> = { [Name in keyof Module]: ReturnType<typeof vi.fn> };

const unanswered = (name: string) => () => Promise.reject(new Error(`The test has no answer for ${name}`));

/**
 * Everything outside the pages: the server, Firebase, other sites, the user's disk. `setup/page.ts` mocks these modules, once for all
 * page tests. A test sets their answers with `vi.mocked(…)` or `answerCalls`, and asserts on their calls; `resetOutsideWorld` clears
 * both.
 */
export const outsideWorld = {
  callables: {
    callFunction: vi.fn((contract: Contract<string, ZodType, ZodType>) => unanswered(contract.name)()),
  } satisfies StandIn<typeof callables>,
  streams: {
    streamFunction: vi.fn((contract: Contract<string, ZodType, ZodType>) => unanswered(contract.name)()),
  } satisfies StandIn<typeof streams>,
  publicDocuments: {
    getPublicDocument: vi.fn(unanswered('getPublicDocument')),
    watchPublicDocument: vi.fn(() => () => undefined),
    watchLinkGone: vi.fn(() => () => undefined),
  } satisfies StandIn<typeof publicDocuments>,
  registration: {
    registerWithCompany: vi.fn(unanswered('registerWithCompany')),
    registerInvited: vi.fn(unanswered('registerInvited')),
  } satisfies StandIn<typeof registration>,
  signIn: {
    signIn: vi.fn(unanswered('signIn')),
    signUp: vi.fn(unanswered('signUp')),
    signInWithGoogle: vi.fn(unanswered('signInWithGoogle')),
    requestPasswordReset: vi.fn(unanswered('requestPasswordReset')),
    resendVerification: vi.fn(unanswered('resendVerification')),
  } satisfies StandIn<typeof signIn>,
  secondFactor: {
    authenticatorsOf: vi.fn(unanswered('authenticatorsOf')),
    startAuthenticator: vi.fn(unanswered('startAuthenticator')),
    removeAuthenticator: vi.fn(unanswered('removeAuthenticator')),
    secondStepOf: vi.fn(),
  } satisfies StandIn<typeof secondFactor>,
  report: { report: vi.fn() } satisfies StandIn<typeof report>,
  openAddress: { openAddress: vi.fn() } satisfies StandIn<typeof openAddress>,
  stripeScript: { loadStripeScript: vi.fn(unanswered('Stripe’s script')) } satisfies StandIn<typeof stripeScript>,
  downloadFile: { downloadFile: vi.fn() } satisfies StandIn<typeof downloadFile>,
};

/** Runs between tests: clears the calls and their answers. */
export function resetOutsideWorld(): void {
  for (const standIn of Object.values(outsideWorld)) {
    for (const mock of Object.values<ReturnType<typeof vi.fn>>(standIn)) mock.mockReset();
  }
}
