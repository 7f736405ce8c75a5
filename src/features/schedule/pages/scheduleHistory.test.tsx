import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mailSchema } from '@/domain/mail/schema';
import { textSchema } from '@/domain/message/schema';
import { buildStored } from '@/testing/factories/build';
import { clockAt, tuneUp } from '@/testing/factories/scheduledDay';
import { renderApp } from '@/testing/renderApp';
import { BOARD, cards } from '@/testing/scheduleBoard';
import { scheduleRoutes } from '../routes';

const text = (id: string, fields: object) =>
  buildStored({
    kind: 'text',
    schema: textSchema,
    fields: {
      ...{ kind: 'reminder', visitId: tuneUp.id, phone: '+18285550134', body: 'We come tomorrow.', segments: 1 },
      ...{ state: 'delivered', requestedAt: clockAt('07:00'), handedOverAt: clockAt('07:00'), sentBy: 'system' },
      ...fields,
    },
    overrides: { id },
  });
const mail = buildStored({
  kind: 'mail',
  schema: mailSchema,
  fields: {
    ...{ kind: 'message', subjectType: 'customer', subjectId: 'customer-1', visitId: tuneUp.id, state: 'failed' },
    ...{ to: ['ada@example.com'], subject: 'Your visit is booked', error: 'The mailbox is full.', sentBy: 'user-1' },
    ...{ requestedAt: clockAt('06:00'), handedOverAt: clockAt('06:00') },
  },
  overrides: { id: 'm1' },
});

const open = async () => {
  const opened = await renderApp({
    ...BOARD,
    routes: scheduleRoutes,
    path: '/schedule?view=days',
    role: 'office',
    records: {
      ...BOARD.records,
      texts: [
        text('t1', {}),
        text('t2', { sentBy: 'customer', state: 'received', body: 'Please after nine', requestedAt: clockAt('07:10') }),
        text('t3', { visitId: 'visit-2', body: 'About another visit' }),
      ],
      mail: [mail],
    },
  });
  const [first] = await cards(/AC tune-up/);
  if (first) await opened.user.click(first);
  return within(await screen.findByRole('dialog'));
};

it('shows messages to and from the customer in a visit’s history, with failures', async () => {
  const drawer = await open();
  expect(await drawer.findByText('Text to the customer: Reminder')).toBeVisible();
  expect(drawer.getByText('We come tomorrow.')).toBeVisible();
  expect(drawer.getByText('Text from the customer')).toBeVisible();
  expect(await drawer.findByText('E-mail to the customer')).toBeVisible();
  expect(drawer.getByText('Your visit is booked')).toBeVisible();
  expect(drawer.getByText('The mailbox is full.')).toBeVisible();
  expect(drawer.queryByText('About another visit')).not.toBeInTheDocument();
  const [newest] = drawer.getAllByText(/^(?:Text|E-mail) /);
  expect(newest).toHaveTextContent('Text from the customer');
});
