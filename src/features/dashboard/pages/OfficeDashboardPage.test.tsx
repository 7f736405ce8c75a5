import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { textSchema } from '@/domain/message/schema';
import { threadSchema } from '@/domain/message/thread';
import { paths } from '@/lib/paths';
import { buildStored } from '@/testing/factories/build';
import { buildCustomer } from '@/testing/factories/customer';
import { renderApp } from '@/testing/renderApp';
import { dashboardRoutes } from '../routes';

const NOW = '2026-07-06T15:00:00.000Z';
const reply = (id: string, body: string) =>
  buildStored({
    kind: 'text',
    schema: textSchema,
    fields: {
      kind: 'reply',
      customerId: 'ada',
      phone: '+15125552134',
      body,
      segments: 1,
      state: 'received',
      requestedAt: '2026-07-06T14:30:00.000Z',
      sentBy: 'customer',
    },
    overrides: { id },
  });

const waiting = buildStored({
  kind: 'thread',
  schema: threadSchema,
  fields: {
    customerId: 'ada',
    customerName: 'Ada Lovelace',
    lastAt: '2026-07-06T14:30:00.000Z',
    lastWords: 'please cancel',
    isFromCustomer: true,
    needsAnswer: true,
  },
  overrides: { id: 'ada' },
});

it('shows text replies, but not those handled automatically', async () => {
  await renderApp({
    routes: dashboardRoutes,
    path: paths.officeDashboard,
    role: 'office',
    features: { jobs: true, customers: true },
    now: NOW,
    records: {
      customers: [buildCustomer({ id: 'ada' })],
      texts: [reply('t1', 'please cancel'), reply('t2', 'STOP')],
      threads: [waiting],
    },
  });
  expect(await screen.findByText('please cancel')).toBeVisible();
  expect(
    screen.getByRole('link', { name: 'Answer: Ada Lovelace answered: about the work, or no more texts?' }),
  ).toHaveAttribute('href', paths.inboxWith('ada'));
  expect(screen.queryByText('STOP')).not.toBeInTheDocument();
});
