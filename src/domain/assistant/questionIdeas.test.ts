import { expect, it } from 'vitest';
import { questionIdeas } from './questionIdeas';

it('suggests no questions about data the person may not see', () => {
  const ideas = questionIdeas(
    { role: 'technician', features: { aiAssistant: true, jobs: true, schedule: true } },
    null,
  );
  expect(ideas).toContain('What is on my schedule today?');
  expect(ideas.join()).not.toMatch(/owes|pricebook|estimates/);
});

it('asks about the record that is open', () => {
  const ideas = questionIdeas({ role: 'admin', features: {} }, { collection: 'jobs', id: 'j1' });
  expect(ideas[0]).toBe('What should I know before the visit?');
});

it('names the company’s own records, and no one when there are none', () => {
  const person = {
    role: 'office' as const,
    features: { aiAssistant: true, jobs: true, schedule: true, invoices: true, customers: true, technicians: true },
  };
  const named = questionIdeas(person, null, {
    debtor: 'Nora Whitfield',
    customer: 'Paul Reyes',
    technician: 'Linh',
    job: '26-K7M3Q',
  });
  expect(named).toEqual([
    'How much did we invoice last month?',
    'What is Linh doing tomorrow?',
    'How much does Nora Whitfield owe us?',
    'Show me job 26-K7M3Q',
  ]);
  expect(questionIdeas(person, null).join()).not.toMatch(/Nora|Linh|undefined/);
});
