import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { runScheduled } from '../../scripts/start/bills.mjs';

const asked: string[] = [];
let stop = (): void => undefined;

/** A functions emulator that responds with these statuses, one for each registration of a function. */
async function emulator(statuses: readonly number[]): Promise<number> {
  const server = createServer(({ url = '' }, response) => {
    asked.push(url.slice(url.lastIndexOf('/') + 1));
    response.writeHead(statuses[Number(/\d+$/.exec(url)?.[0])] ?? 404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => void server.close();
  return (server.address() as AddressInfo).port;
}

afterEach(() => {
  stop();
  asked.length = 0;
});

it('calls the registration that is on: the seed turned the first one off', async () => {
  const port = await emulator([204, 200]);
  expect(await runScheduled(port, 'nightlyAgreements')).toBe(true);
  expect(asked).toEqual(['us-central1-nightlyAgreements-0', 'us-central1-nightlyAgreements-1']);
});

it('leaves it to the next round while the functions reload', async () => {
  expect(await runScheduled(await emulator([204]), 'nightlyAgreements')).toBe(false);
});
