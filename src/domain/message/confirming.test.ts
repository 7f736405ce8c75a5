import { expect, it } from 'vitest';
import { confirmsVisit } from './confirming';

it.each(['C', 'c.', ' Yes! ', 'YES', 'Confirmed 👍', 'ok'])('%j confirms a visit', (body) =>
  expect(confirmsVisit(body)).toBe(true),
);
it.each(['', '👍', 'Yes but later', 'C u', 'Can we do Tuesday?', 'STOP', 'No'])('%j confirms nothing', (body) =>
  expect(confirmsVisit(body)).toBe(false),
);
