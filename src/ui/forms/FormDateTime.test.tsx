import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { optionalInstant } from '@/domain/record/schema';
import { renderWithUi } from '@/testing/renderWithUi';
import { FormDateTime } from './FormDateTime';
import { SchemaForm } from './SchemaForm';
import { useSchemaForm } from './useSchemaForm';

const schema = z.object({ startsAt: optionalInstant });
type Values = z.infer<typeof schema>;
type TestFormProps = { startsAt: string; timeZone: string; onSubmit?: (values: Values) => unknown };

function TestForm({ startsAt, timeZone, onSubmit = () => undefined }: TestFormProps) {
  const form = useSchemaForm({ schema, initialValues: { startsAt } });
  return (
    <SchemaForm form={form} onSubmit={onSubmit}>
      <FormDateTime form={form} name="startsAt" label="Start" timeZone={timeZone} />
    </SchemaForm>
  );
}

const date = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Start: date' });
const time = () => screen.getByLabelText<HTMLInputElement>('Start: time');

async function submitted(
  startsAt: string,
  timeZone: string,
  change: { date?: string; time?: string },
): Promise<string | undefined> {
  const onSubmit = vi.fn<(values: Values) => void>();
  const { user, unmount } = renderWithUi(<TestForm startsAt={startsAt} timeZone={timeZone} onSubmit={onSubmit} />);
  if (change.date !== undefined) {
    await user.clear(date());
    await user.type(date(), change.date);
    await user.tab();
  }
  if (change.time !== undefined) fireEvent.change(time(), { target: { value: change.time } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  unmount();
  return onSubmit.mock.calls[0]?.[0].startsAt;
}

it.each([
  { timeZone: 'America/Chicago', startsAt: '2026-07-04T14:30:00.000Z', shown: ['Sat, Jul 4, 2026', '09:30'] },
  { timeZone: 'America/Chicago', startsAt: '2026-01-04T14:30:00.000Z', shown: ['Sun, Jan 4, 2026', '08:30'] },
  {
    timeZone: 'Pacific/Auckland',
    startsAt: '2026-07-04T14:30:00.000Z',
    shown: ['Sun, Jul 5, 2026', '02:30'],
  },
])('shows an instant in $timeZone, whatever the browser’s zone', ({ timeZone, startsAt, shown }) => {
  renderWithUi(<TestForm startsAt={startsAt} timeZone={timeZone} />);
  expect([date().value, time().value]).toEqual(shown);
});

it('keeps the local time when the date moves across the end of daylight saving', async () => {
  const before = '2026-10-30T14:00:00.000Z'; // 9:00 CDT
  expect(await submitted(before, 'America/Chicago', { date: '11/2/2026' })).toBe('2026-11-02T15:00:00.000Z'); // 9:00 CST
});

it('moves a time skipped in spring forward', async () => {
  expect(await submitted('2026-03-08T16:00:00.000Z', 'America/Chicago', { time: '02:30' })).toBe(
    '2026-03-08T08:30:00.000Z',
  ); // 3:30 CDT
});

it('uses the first of a time that occurs twice in fall', async () => {
  expect(await submitted('2026-11-01T16:00:00.000Z', 'America/Chicago', { time: '01:30' })).toBe(
    '2026-11-01T06:30:00.000Z',
  ); // CDT
});

it('gives a new date the default time, and no value when cleared', async () => {
  expect(await submitted('', 'America/New_York', { date: '7/4/2026' })).toBe('2026-07-04T13:00:00.000Z');
  const onSubmit = vi.fn();
  const { user } = renderWithUi(
    <TestForm startsAt="2026-07-04T13:00:00.000Z" timeZone="America/New_York" onSubmit={onSubmit} />,
  );
  await user.click(screen.getByRole('button', { name: 'Clear date and time' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ startsAt: '' });
});

it.each([
  ['a day that no calendar has', '2/31/2026'],
  // "2/29/20" is one on the way.
  ['a leap day in another year', '2/29/2027'],
])('says that %s is not a date, keeps the text, and saves nothing until it is fixed', async (_case, typed) => {
  const onSubmit = vi.fn();
  const { user } = renderWithUi(
    <TestForm startsAt="2026-07-04T13:00:00.000Z" timeZone="America/New_York" onSubmit={onSubmit} />,
  );
  await user.clear(date());
  await user.type(date(), typed);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getAllByText(`“${typed}” is not a calendar date. Type it like 7/4/2026.`)[0]).toBeInTheDocument();
  expect(date()).toHaveValue(typed);
  expect(onSubmit).not.toHaveBeenCalled();
  await user.clear(date());
  await user.type(date(), '2/28/2027');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ startsAt: '2027-02-28T14:00:00.000Z' });
});
