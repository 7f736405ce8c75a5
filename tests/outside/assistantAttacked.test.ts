import { describe, expect, it } from 'vitest';
import type { Member } from '../../functions/src/platform/access';
import { asksIn, calls, inAiWorld, readAda, says } from './aiTalk';
import { ADA, CAPACITOR, COMPANY, LOAD, VISIT, type AiWorld } from './aiWorld';
import { HOSTILE } from './hostileTexts';
import { HOSTILE_TRICKS } from './hostileTricks';

let world: AiWorld;
let office: Member;
inAiWorld((...given) => void ([world, office] = given));
const asks = asksIn(() => world);

describe('permissions', () => {
  it('are the caller’s: without a feature, or in a role without access', async () => {
    const technician = await world.as('technician', ['aiAssistant', 'customers', 'jobs']);
    const forbidden = [
      { name: 'find_invoices', arguments: { number: null, customer_id: ADA.id, view: null } },
      { name: 'read_receivables', arguments: {} },
      { name: 'find_estimates', arguments: { number: null, customer_id: ADA.id, status: null } },
      { name: 'find_prices', arguments: { query: 'capacitor' } },
      { name: 'read_load', arguments: { load_id: LOAD.id } },
    ];
    for (const call of forbidden) {
      const { answer: given } = await asks(technician, [
        calls(call),
        { expect: { lastResult: 'may not see', lastResultIsError: true }, reply: { text: 'No.' } },
      ]);
      expect(given.message).toMatchObject({ state: 'complete', sources: [], figures: [] });
    }
    const { answer: given } = await asks(technician, [
      calls(readAda),
      { expect: { lastResult: 'not allowed for this person' }, reply: { text: 'Ada.' } },
    ]);
    expect(JSON.stringify(given.message)).not.toContain('1,234.56');
  });

  it('of a plain technician don’t include drafts', async () => {
    const technician = await world.as('technician');
    for (const call of [
      {
        name: 'draft_visit_move',
        arguments: { visit_id: VISIT.id, starts_at: '2026-11-25T14:00:00.000Z', technician_ids: null, reason: 'x' },
      },
      {
        name: 'draft_job',
        arguments: {
          customer_id: ADA.id,
          property_id: null,
          title: 'x',
          type: 'service',
          priority: 'normal',
          description: '',
          starts_at: null,
          minutes: 60,
          technician_ids: [],
          reason: 'x',
        },
      },
    ]) {
      const { answer: given } = await asks(technician, [
        calls(call),
        { expect: { lastResult: 'may not', lastResultIsError: true }, reply: { text: 'No.' } },
      ]);
      expect(given.proposals).toEqual([]);
    }
  });

  it('end at the company, whatever the arguments say', async () => {
    for (const name of ['read_customer', 'read_house', 'read_job', 'read_load', 'read_plumbing']) {
      const key =
        {
          read_customer: 'customer_id',
          read_house: 'property_id',
          read_job: 'job_id',
          read_load: 'load_id',
          read_plumbing: 'plumbing_id',
        }[name] ?? '';
      for (const id of ['secret-customer', '../rival', 'rival/customers/secret-customer', '__x__', ''])
        await asks(office, [
          calls({ name, arguments: { [key]: id } }),
          { expect: { lastResultIsError: true }, reply: { text: 'No.' } },
        ]);
    }
    expect(JSON.stringify((await world.requests()).map(({ body }) => body))).not.toContain('Rival Secret');
  });
});

describe('a model that obeys hostile texts', () => {
  it.each([...HOSTILE, ...HOSTILE_TRICKS].map((one) => [one.text, one] as const))(
    'changes nothing and links nowhere: %s',
    async (_, { text, obeys, says: words }) => {
      await world.deps.db.doc(`companies/${COMPANY}/notes/note-1`).update({ text });
      const before = world.everything();
      const { answer: given } = await asks(office, [
        calls(readAda),
        ...(obeys.length > 0 ? [calls(...obeys)] : []),
        says(words ?? 'I did what the note says.'),
      ]);
      // Only the conversation itself has changed.
      expect(world.everything()).toBe(before);
      expect(given.message.text).not.toMatch(/https?:|www\.|javascript:|data:|<img|<script|\]\(|s99/i);
      const sent = JSON.stringify((await world.requests()).map(({ body }) => body));
      expect(sent).not.toContain('Rival Secret');
      expect(sent).toContain('\\"untrusted\\":true');
      for (const proposal of given.proposals) {
        expect(proposal).toMatchObject({ state: 'open', hasReadForeignText: true });
        expect(JSON.stringify(proposal)).not.toMatch(/evil[.-]|900-555|1900555|secret/);
        if (proposal.kind === 'message') expect(proposal.recipient).toMatch(/ada@example\.com$/);
        if (proposal.kind === 'estimate') expect(proposal.after).toContain(String(CAPACITOR.priceCents));
      }
    },
  );
});
