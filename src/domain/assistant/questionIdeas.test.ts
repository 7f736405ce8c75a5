import { expect, it } from 'vitest';
import { questionIdeas } from './questionIdeas';

it('offers nobody a question about what they may not see', () => {
  const ideas = questionIdeas(
    { role: 'technician', features: { aiAssistant: true, jobs: true, schedule: true } },
    null,
  );
  expect(ideas).toContain('What is on my schedule today?');
  expect(ideas.join()).not.toMatch(/owes|pricebook|estimates/);
});

it('asks about what is open', () => {
  const ideas = questionIdeas({ role: 'admin', features: {} }, { collection: 'jobs', id: 'j1' });
  expect(ideas[0]).toBe('What should I know before the visit?');
});
