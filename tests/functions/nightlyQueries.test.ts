import { createHmac } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { handleNews } from '../../functions/src/quickbooks/handleNews';
import { compareQuickbooks, workQuickbooks } from '../../functions/src/quickbooks/nightlyQuickbooks';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { reportsOfTheDay } from '../../functions/src/reports/mailReports';
import { depsAt } from './deps';

const deps = depsAt(() => '2026-03-04T18:00:00.000Z');

it.each([
  ['workQuickbooks', workQuickbooks()],
  ['compareQuickbooks', compareQuickbooks()],
  ['mailReports', reportsOfTheDay()],
])('%s finds the companies it is for, and none if there are none', async (name, nightly) => {
  expect(await runNightly(deps, name, nightly)).toMatchObject({ failed: 0, isFinished: true });
});

it('news about a company file no one here has connected is accepted and not recorded', async () => {
  vi.stubEnv('QUICKBOOKS_WEBHOOK_TOKEN', 'token-of-a-test');
  const entities = [{ name: 'Customer', id: '1', operation: 'Create', lastUpdated: '2026-03-04T18:00:00Z' }];
  const body = Buffer.from(
    JSON.stringify({ eventNotifications: [{ realmId: '9341452000', dataChangeEvent: { entities } }] }),
  );
  const signature = createHmac('sha256', 'token-of-a-test').update(body).digest('base64');
  const header = (name: string): string => (name === 'intuit-signature' ? signature : '');
  expect(await handleNews(deps, { body, header, query: '' })).toMatchObject({ status: 200, log: { companies: 0 } });
  vi.unstubAllEnvs();
});
