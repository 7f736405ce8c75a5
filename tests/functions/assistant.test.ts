import { afterAll, describe, expect, it, vi } from 'vitest';
import {
  answerProposal,
  askAssistant,
  deleteConversations,
  readAllowance,
  renameConversation,
  undoProposal,
  type AnswerChunk,
} from '@/domain/assistant/api';
import { aiSettingsSchema } from '@/domain/assistant/settings';
import { newId } from '@/lib/ids';
import { buildCustomer } from '@/testing/factories/customer';
import { newCompany, newMember } from './fixtures';
import { at } from './records';
import { db, endClients, refusal, type Client } from './support';

afterAll(endClients);
const ai = `http://127.0.0.1:${process.env['FIELDWRIGHT_AI_PORT'] ?? ''}`;
const ON = { 'features.aiAssistant': true, 'features.customers': true, 'features.jobs': true };

async function newShop(): Promise<{ owner: Client; companyId: string }> {
  const { owner, companyId } = await newCompany();
  await Promise.all([
    db.doc(`users/${owner.uid}`).update(ON),
    at(companyId, 'aiSettings/main').set(aiSettingsSchema.parse({ isOn: true })),
    at(companyId, 'customers/ada').set({ ...buildCustomer({ id: 'ada' }) }),
  ]);
  return { owner, companyId };
}
const question = (text: string) => ({ conversationId: newId(), questionId: newId(), text });

describe('the assistant', () => {
  it('streams to the browser, answers clients that don’t stream, and deletes a conversation on request', async () => {
    const { owner, companyId } = await newShop();
    expect(await owner.call(readAllowance, {})).toMatchObject({ isOn: true, hindrance: '' });
    const chunks: AnswerChunk[] = [];
    const streamed = await owner.stream(askAssistant, question('Find the customer Lovelace'), {
      onChunk: (chunk) => chunks.push(chunk),
    });
    expect(chunks.map(({ t }) => t)).toEqual(expect.arrayContaining(['started', 'tool', 'sources', 'text', 'done']));
    expect(streamed.message.sources).toContainEqual(expect.objectContaining({ collection: 'customers', id: 'ada' }));

    const noted = await owner.call(askAssistant, question('Note on Ada Lovelace: call before you come'));
    const [proposal] = noted.proposals;
    expect(proposal).toMatchObject({ kind: 'note', state: 'open' });
    const { proposal: done } = await owner.call(answerProposal, {
      proposalId: proposal?.id ?? '',
      answer: 'accept',
      hash: proposal?.hash ?? '',
    });
    expect((await at(companyId, `notes/${done.resultId}`).get()).get('text')).toBe('call before you come');
    expect((await owner.call(undoProposal, { proposalId: done.id })).proposal.state).toBe('undone');
    expect((await at(companyId, `notes/${done.resultId}`).get()).exists).toBe(false);

    await owner.call(renameConversation, { conversationId: noted.conversationId, title: 'Ada' });
    expect((await at(companyId, `conversations/${noted.conversationId}`).get()).get('title')).toBe('Ada');
    const member = await newMember(companyId, 'admin');
    await db.doc(`users/${member.uid}`).update(ON);
    expect(await refusal(member.call(deleteConversations, { conversationId: noted.conversationId }))).toMatchObject({
      code: 'not-found',
    });
    expect(await owner.call(deleteConversations, { conversationId: '' })).toEqual({ deletedCount: 2 });
    for (const name of ['conversations', 'conversationMessages', 'aiProposals'])
      expect((await db.collection(`companies/${companyId}/${name}`).get()).size).toBe(0);
  });

  it('answers a question whose title ends within an emoji', async () => {
    const { owner, companyId } = await newShop();
    const text = `${'Find the customer Lovelace '.repeat(3).slice(0, 79)}🥶 please`;
    const { conversationId } = await owner.call(askAssistant, question(text));
    expect((await at(companyId, `conversations/${conversationId}`).get()).get('title')).toBe(text.slice(0, 79));
  });

  it('stops within a second when the tab is closed', { tags: 'emulators' }, async () => {
    const { owner, companyId } = await newShop();
    const id = newId();
    const turns = [{ reply: { text: Array.from({ length: 2_000 }, () => 'word '), pieceMs: 10 } }];
    await fetch(`${ai}/__control/script`, { method: 'POST', body: JSON.stringify({ id, turns }) });
    const stop = new AbortController();
    let shown = 0;
    const asked = question(`Talk #script:${id}`);
    await owner
      .stream(askAssistant, asked, {
        signal: stop.signal,
        onChunk: ({ t }) => {
          if (t === 'text' && (shown += 1) === 5) stop.abort();
        },
      })
      .catch(() => undefined);
    expect(stop.signal.aborted).toBe(true);
    await vi.waitFor(
      async () => {
        const message = (await at(companyId, `conversationMessages/${asked.questionId}-answer`).get()).data();
        expect(message).toMatchObject({ state: 'stopped', text: expect.stringContaining('word') as string });
      },
      { timeout: 10_000 },
    );
    await vi.waitFor(async () => {
      const { requests } = (await (await fetch(`${ai}/__control/log`)).json()) as {
        requests: { body: unknown; isClosedEarly?: boolean }[];
      };
      expect(requests.find(({ body }) => JSON.stringify(body).includes(id))?.isClosedEarly).toBe(true);
    });
  });

  it('refuses callers without the feature, and calls no model when it is off', async () => {
    const { owner, companyId } = await newShop();
    const member = await newMember(companyId, 'technician');
    expect(await refusal(member.call(askAssistant, question('Hi')))).toMatchObject({ code: 'permission-denied' });
    expect(await refusal(owner.call(askAssistant, question('   ')))).toMatchObject({ code: 'invalid' });
    expect(await refusal(owner.call(askAssistant, question('x'.repeat(60_000))))).toMatchObject({
      code: 'invalid',
      message: expect.stringContaining('8,000 characters') as string,
    });
    await at(companyId, 'aiSettings/main').update({ isOn: false });
    expect(await refusal(owner.call(askAssistant, question('Hi')))).toMatchObject({ code: 'failed-precondition' });
    expect(await owner.call(readAllowance, {})).toMatchObject({ isOn: false, purposes: [] });
  });
});
