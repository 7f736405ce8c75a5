import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { timeEntrySchema } from '@/domain/hours/schema';
import { sharePosition } from '@/domain/position/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { buildStored } from '@/testing/factories/build';
import { buildTechnician } from '@/testing/factories/technician';
import { renderApp } from '@/testing/renderApp';
import { dashboardRoutes } from '../routes';

const clearWatch = vi.fn();
let tell: (latitude: number, longitude: number) => void;
let refuse: () => void;
/** A phone that knows where it is. */
function phone() {
  const watchPosition = vi.fn((onPlace: PositionCallback, onFault: PositionErrorCallback) => {
    tell = (latitude, longitude) => onPlace({ coords: { latitude, longitude } } as GeolocationPosition);
    refuse = () => onFault({ code: 1 } as GeolocationPositionError);
    return 7;
  });
  Object.defineProperty(navigator, 'geolocation', { value: { watchPosition, clearWatch }, configurable: true });
  return watchPosition;
}
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
  clearWatch.mockClear();
});

const working = buildStored({
  kind: 'time',
  schema: timeEntrySchema,
  fields: {
    ...{ technicianId: 'marcus', accountUid: 'user-1', source: 'tap', kind: 'supply-run', replaces: '', endsAt: '' },
    ...{ weekStartsOn: '2026-01-12', startsAt: '2026-01-12T15:10:00.000Z' },
  },
  overrides: { id: 'run' },
});
const open = async (timeEntries: object[]) => {
  const { callsOf } = answerCalls([answering(sharePosition, ({ pin }) => ({ isShared: pin !== '' }))]);
  const page = await renderApp({
    ...{ routes: dashboardRoutes, path: '/technician-dashboard', role: 'technician', now: '2026-01-12T15:30:00.000Z' },
    features: { jobs: true, schedule: true, technicians: true },
    records: {
      technicians: [buildTechnician({ id: 'marcus', linkedUid: 'user-1' })],
      timeEntries: timeEntries as (typeof working)[],
    },
  });
  const today = within(await screen.findByRole('region', { name: 'Time today' }));
  return { ...page, today, sent: () => callsOf(sharePosition), choice: await today.findByRole('switch') };
};

it('says that no time is running, so no one looks for a clock-out', async () => {
  const ended = { ...working, endsAt: '2026-01-12T15:20:00.000Z' };
  const { today, unmount } = await open([ended]);
  expect(await today.findByText(/^Your time is not running/)).toBeVisible();
  unmount();
  const running = await open([working]);
  expect(await running.today.findByText(/^Supply run since/)).toBeVisible();
  expect(running.today.queryByText(/^Your time is not running/)).not.toBeInTheDocument();
});

it('shares nothing until the technician turns it on, and only while time runs', async () => {
  const watch = phone();
  const { user, choice, today } = await open([]);
  expect(choice).not.toBeChecked();
  await user.click(choice);
  expect(await today.findByText(/Not sharing: you are not clocked in/)).toBeVisible();
  expect(watch).not.toHaveBeenCalled();
  await user.click(choice);
});

it('says up front that sharing stops when “My day” is not on screen', async () => {
  const { choice } = await open([]);
  expect(choice).toHaveAccessibleDescription(/only while “My day” is open on your screen/);
  expect(choice).toHaveAccessibleDescription(
    /phone locked or another app in front, the office sees where you last were/,
  );
});

it('sends the location while time runs, and removes it when turned off', async () => {
  const watch = phone();
  const { user, choice, today, sent } = await open([working]);
  expect(watch).not.toHaveBeenCalled();
  await user.click(choice);
  await waitFor(() => expect(watch).toHaveBeenCalled());
  tell(35.595_11, -82.551_49);
  expect(await today.findByText(/Last shared with the office at 10:30/)).toBeVisible();
  tell(35.6, -82.551_49);
  expect(sent()).toEqual([{ pin: '35.59510, -82.55150' }]);
  await user.click(choice);
  await waitFor(() => expect(sent().at(-1)).toEqual({ pin: '' }));
  expect(clearWatch).toHaveBeenCalledWith(7);
  expect(choice).not.toBeChecked();
});

it('says when the browser denies access to the location', async () => {
  const watch = phone();
  const { user, choice, today } = await open([working]);
  await user.click(choice);
  await waitFor(() => expect(watch).toHaveBeenCalled());
  refuse();
  expect(await today.findByText(/is blocking your location/)).toBeVisible();
  await user.click(choice);
});
