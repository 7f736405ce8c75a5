import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { travelMatrix } from '@/domain/routing/travel/api';
import { answerCalls, answering } from '@/testing/answerCalls';
import { ROUTED_DAY } from '@/testing/factories/routedDay';
import { renderApp } from '@/testing/renderApp';
import { routingRoutes } from '../routes';

const open = async () => {
  answerCalls([answering(travelMatrix, () => ({ provider: '' as const, seconds: [], fault: '' }))]);
  const { user } = await renderApp({
    routes: routingRoutes,
    path: '/routing?date=2026-01-12',
    features: { jobs: true, schedule: true, customers: true, technicians: true },
    now: '2026-01-11T17:00:00.000Z',
    records: ROUTED_DAY,
  });
  const map = await screen.findByRole('application', { name: 'Map' });
  /** Returns the positions of the stops. */
  const stops = () =>
    [...map.querySelectorAll('g[transform]:has(> rect)')].map((stop) => {
      const [x = 0, y = 0] = (stop.getAttribute('transform')?.match(/-?[\d.]+/g) ?? []).map(Number);
      return { x, y };
    });
  const first = () => stops()[0] ?? { x: NaN, y: NaN };
  /** Returns the distance between the outermost stops. */
  const spread = () => {
    const ys = stops().map(({ y }) => y);
    return Math.max(...ys) - Math.min(...ys);
  };
  return { user, map, first, spread };
};

/** Scrolls the wheel; returns true if the page scrolls. */
function turn(map: HTMLElement, init: WheelEventInit): boolean {
  const event = createEvent.wheel(map, { deltaY: -100, ...init });
  fireEvent(map, event);
  return !event.defaultPrevented;
}
const HINT = /\+ scroll to zoom, or click the map first/;
const hint = (text: RegExp) => screen.getByText(text).closest('[data-shown]') !== null;

it('scrolls the page with the wheel, and explains how to zoom', async () => {
  const { map, spread } = await open();
  const before = spread();
  expect(turn(map, {})).toBe(true);
  expect(spread()).toBe(before);
  expect(hint(HINT)).toBe(true);
  await expect.poll(() => hint(HINT), { timeout: 4000 }).toBe(false);
});

it('zooms with Ctrl and the wheel around the pointer', async () => {
  const { map, first, spread } = await open();
  const before = spread();
  const at = first();
  expect(turn(map, { ctrlKey: true, clientX: at.x, clientY: at.y })).toBe(false);
  expect(spread()).toBeGreaterThan(before * 1.3);
  expect(first().x).toBeCloseTo(at.x, 0);
  expect(first().y).toBeCloseTo(at.y, 0);
  expect(turn(map, { ctrlKey: true, deltaY: 100, clientX: at.x, clientY: at.y })).toBe(false);
  expect(spread()).toBeCloseTo(before, 0);
  expect(hint(HINT)).toBe(false);
});

it('zooms with the wheel alone when the map is focused', async () => {
  const { map, spread } = await open();
  const before = spread();
  act(() => map.focus());
  expect(turn(map, {})).toBe(false);
  expect(spread()).toBeGreaterThan(before * 1.3);
});

it('can be moved and zoomed by keyboard', async () => {
  const { user, map, first, spread } = await open();
  const before = { at: first(), spread: spread() };
  act(() => map.focus());
  await user.keyboard('{ArrowRight}');
  expect(first().x).toBeCloseTo(before.at.x - 80, 0);
  await user.keyboard('{ArrowUp}');
  expect(first().y).toBeCloseTo(before.at.y + 80, 0);
  await user.keyboard('+');
  expect(spread()).toBeCloseTo(before.spread * 1.5, 0);
  await user.keyboard('-');
  expect(spread()).toBeCloseTo(before.spread, 0);
  await user.keyboard('0');
  expect(first()).toEqual(before.at);
});

it('can be pinched and moved with two fingers, while one scrolls the page', async () => {
  const { map, first, spread } = await open();
  const before = { at: first(), spread: spread() };
  const fingers = (...points: [x: number, y: number][]) => ({
    touches: points.map(([clientX, clientY], identifier) => ({ identifier, target: map, clientX, clientY })),
    cancelable: true,
  });
  // The result is false if the page was kept from scrolling.
  expect(fireEvent.touchStart(map, fingers([100, 100]))).toBe(true);
  expect(fireEvent.touchMove(map, fingers([100, 160]))).toBe(true);
  expect(first()).toEqual(before.at);
  expect(hint(/two fingers/)).toBe(true);
  expect(fireEvent.touchStart(map, fingers([100, 100], [200, 100]))).toBe(false);
  expect(fireEvent.touchMove(map, fingers([150, 130], [250, 130]))).toBe(false);
  expect(first().x).toBeCloseTo(before.at.x + 50, 0);
  expect(first().y).toBeCloseTo(before.at.y + 30, 0);
  expect(fireEvent.touchMove(map, fingers([100, 130], [300, 130]))).toBe(false);
  expect(spread()).toBeCloseTo(before.spread * 2, 0);
});

it('is dragged as a picture, and redrawn when released', async () => {
  const { map, first } = await open();
  map.setPointerCapture = vi.fn();
  const before = first();
  const figure = screen.getByRole('figure', { name: 'Route map' });
  const dragged = () => [figure.style.getPropertyValue('--dragged-x'), figure.style.getPropertyValue('--dragged-y')];
  const at = (clientX: number, clientY: number) => ({
    clientX,
    clientY,
    button: 0,
    pointerType: 'mouse',
    pointerId: 1,
  });
  fireEvent.pointerDown(map, at(200, 200));
  // A slight movement during a press doesn't drag the map.
  fireEvent.pointerMove(map, at(202, 201));
  fireEvent.pointerUp(map, at(202, 201));
  expect(first()).toEqual(before);
  fireEvent.pointerDown(map, at(200, 200));
  fireEvent.pointerMove(map, at(230, 190));
  fireEvent.pointerMove(map, at(260, 180));
  expect(dragged()).toEqual(['60px', '-20px']);
  expect(first()).toEqual(before);
  fireEvent.pointerUp(map, at(260, 180));
  expect(dragged()).toEqual(['0px', '0px']);
  expect(first().x).toBeCloseTo(before.x + 60, 0);
  expect(first().y).toBeCloseTo(before.y - 20, 0);
  // After the release, moving the pointer does nothing.
  fireEvent.pointerMove(map, at(300, 300));
  expect(dragged()).toEqual(['0px', '0px']);
});
