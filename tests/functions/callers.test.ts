import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { defineContract } from '@/lib/contract';
import { newId } from '@/lib/ids';
import { anyone, signedIn } from '../../functions/src/platform/access';
import { defineCallable } from '../../functions/src/platform/defineCallable';
import { refusal } from './support';

const contract = (name = `probe${newId(8)}`) =>
  defineContract({ name, input: z.object({}), output: z.object({ isHere: z.boolean() }) });
const here = () => Promise.resolve({ isHere: true });

type Run = (request: unknown) => Promise<unknown>;

describe('callables that cost something', () => {
  const limited = (perNetwork?: number): Run => {
    const callable = defineCallable(
      contract(),
      { access: signedIn(), rateLimit: { perMinute: 100, ...(perNetwork === undefined ? {} : { perNetwork }) } },
      here,
    ) as unknown as { run: Run };
    return (request) => callable.run(request);
  };
  /** Makes a call from a new account. */
  const fromNewAccount = (address: string) => ({
    data: {},
    auth: { uid: newId(), token: { email: 'a@example.com', firebase: { sign_in_provider: 'password' } } },
    rawRequest: { headers: address === '' ? {} : { 'x-forwarded-for': address } },
  });

  it('count all accounts of one network together, and no other network’s', async () => {
    const call = limited(2);
    await call(fromNewAccount('203.0.113.7'));
    await call(fromNewAccount('198.51.100.1, 203.0.113.7'));

    expect(await refusal(call(fromNewAccount('203.0.113.7')))).toMatchObject({ code: 'rate-limited' });
    await expect(call(fromNewAccount('203.0.113.8'))).resolves.toEqual({ isHere: true });
  });

  it('count only accounts if no limit is set or the caller’s address is unknown', async () => {
    for (const [call, address] of [
      [limited(), '203.0.113.9'],
      [limited(1), ''],
    ] as const)
      for (let index = 0; index < 3; index += 1)
        await expect(call(fromNewAccount(address))).resolves.toEqual({ isHere: true });
  });
});

describe('App Check', () => {
  let server: Server | undefined;
  afterEach(() => {
    vi.unstubAllEnvs();
    server?.close();
  });

  /** Returns the response status of a call without an App Check token. */
  async function statusOfCall(needsAppCheck?: boolean): Promise<number> {
    const callable = defineCallable(
      contract(),
      { access: anyone(), rateLimit: { perMinute: 100 }, ...(needsAppCheck === undefined ? {} : { needsAppCheck }) },
      here,
    );
    server = createServer(
      express()
        .use(express.json())
        .post('/', callable as unknown as express.RequestHandler),
    );
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`http://127.0.0.1:${String(port)}/`, { method: 'POST', headers, body: '{"data":{}}' });
    return answer.status;
  }

  it('isn’t required unless it is turned on', async () => {
    expect(await statusOfCall()).toBe(200);
  });

  it('refuses a call without a proof once it is turned on', async () => {
    vi.stubEnv('ENFORCE_APP_CHECK', 'true');
    expect(await statusOfCall()).toBe(401);
  });

  it('still accepts error reports', async () => {
    vi.stubEnv('ENFORCE_APP_CHECK', 'true');
    expect(await statusOfCall(false)).toBe(200);
  });
});
