import { expect, it } from 'vitest';
import { confirmsVisit } from './confirming';

it.each(['C', 'c.', ' Yes! ', 'YES', 'Confirmed 👍', 'ok'])('treats %j as confirming the visit', (body) =>
  expect(confirmsVisit(body)).toBe(true),
);
it.each(['', '👍', 'Yes but later', 'C u', 'Can we do Tuesday?', 'STOP', 'No'])('treats %j as not confirming', (body) =>
  expect(confirmsVisit(body)).toBe(false),
);
