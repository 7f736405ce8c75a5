import { describe, expect, it } from 'vitest';
import { newId } from '@/lib/ids';
import { runNightly } from '../../functions/src/platform/nightly/runNightly';
import { expiredRecords } from '../../functions/src/assistant/conversations';
import type { AnswerChunk } from '@/domain/assistant/api';
import type { Member } from '../../functions/src/platform/access';
import { asksIn, calls, inAiWorld, readAda, says, told } from './aiTalk';
import { ADA, VISIT, type AiWorld, type Turn } from './aiWorld';

let world: AiWorld;
let office: Member;
inAiWorld((...given) => void ([world, office] = given));
const asks = asksIn(() => world);
const kinds = (chunks: readonly AnswerChunk[]): string[] => chunks.map(({ t }) => t);

describe('an answer', () => {
  it('arrives in pieces, with records before the text that cites them, and is stored', async () => {
    const { answer: given, chunks } = await asks(
      office,
      [calls(readAda), says('Ada owes $1,234.56 [[s1]].')],
      'What does Ada owe?',
    );
    expect(given.message).toMatchObject({ state: 'complete', text: 'Ada owes $1,234.56 [[s1]].', unsupported: [] });
    expect(given.message.sources[0]).toMatchObject({ key: 's1', collection: 'customers', id: ADA.id });
    expect(given.message.figures).toContainEqual(
      expect.objectContaining({ text: '$1,234.56', value: 123_456, unit: 'cents' }),
    );
    expect(kinds(chunks)[0]).toBe('started');
    expect(kinds(chunks).indexOf('sources')).toBeLessThan(kinds(chunks).indexOf('text'));
    expect(kinds(chunks).at(-1)).toBe('done');
    expect(chunks.map((chunk) => (chunk.t === 'text' ? chunk.d : '')).join('')).toBe(given.message.text);
    expect(world.stored(`conversationMessages/${given.message.id}`)).toMatchObject({
      state: 'complete',
      ownerUid: office.uid,
    });
    expect(world.stored(`conversations/${given.conversationId}`)).toMatchObject({ runningId: '', messageCount: 2 });
  });

  it('flags unsupported numbers', async () => {
    const { answer: given } = await asks(office, [calls(readAda), says('Ada owes $9,999.00 [[s1]], due in 30 days.')]);
    expect(given.message.unsupported).toEqual(['9,999.00', '30']);
  });

  it('from the local assistant shows the whole flow without a script', async () => {
    const { answer: given } = await world.ask(office, { text: 'How much does Ada Lovelace owe?' });
    expect(given.message.text).toContain('$1,234.56');
    expect(given.message.text).toContain('no AI model was asked');
    const day = await world.ask(office, { text: 'What is on tomorrow?' });
    expect(day.answer.message.sources).toContainEqual(
      expect.objectContaining({ collection: 'schedule', id: VISIT.id }),
    );
    const draft = await world.ask(office, { text: 'Draft an estimate for Ada Lovelace with capacitor' });
    expect(draft.answer.proposals[0], JSON.stringify(draft.answer.message)).toMatchObject({
      kind: 'estimate',
      state: 'open',
    });
  });

  it('is given once for a repeated question, and one at a time', async () => {
    const mark = await world.script({ reply: { text: 'Slow.', firstByteMs: 200 } });
    const question = { conversationId: newId(), questionId: newId(), text: `Hello ${mark}` };
    const first = world.ask(office, question);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await told(world.ask(office, { ...question, questionId: newId() }))).toContain('Another answer');
    const { answer: given } = await first;
    const { answer: again } = await world.ask(office, question);
    expect(again.message.text).toBe(given.message.text);
    expect(await world.requests()).toHaveLength(1);
  });

  it('can’t end up in another person’s conversation', async () => {
    const { answer: mine } = await asks(office, [says('Hi.')]);
    const manager = await world.as('manager');
    expect(await told(world.ask(manager, { conversationId: mine.conversationId, text: 'And?' }))).toContain(
      'not found',
    );
  });

  it('stops with the person, and keeps the text so far', async () => {
    const stop = new AbortController();
    const mark = await world.script({ reply: { text: Array.from({ length: 300 }, () => 'word '), pieceMs: 5 } });
    const { answer: given } = await world.ask(office, { text: `Hello ${mark}` }, stop.signal, ({ t }) => {
      if (t === 'text') stop.abort();
    });
    expect(given.message.state).toBe('stopped');
    expect(given.message.text).toContain('word');
    expect(world.stored(`conversations/${given.conversationId}`)).toMatchObject({ runningId: '' });
  });

  it.each<[string, Turn[], object]>([
    ['cut', [{ reply: { text: 'Half', stop: 'length' } }], { state: 'cut', text: 'Half' }],
    ['refused', [{ reply: { refusal: 'No.' } }], { state: 'refused' }],
    ['empty', [{ reply: { text: '' } }], { state: 'failed', failure: 'broken-off' }],
    [
      'an error after text was shown',
      [{ reply: { text: 'Some words and more.', errorAfter: 9 } }],
      { state: 'failed' },
    ],
    ['too much to read', [{ reply: { status: 413 } }], { state: 'failed', failure: 'too-long' }],
    [
      'malformed arguments',
      [calls({ name: 'read_customer', arguments: '{"customer' }), says('Sorry.')],
      { state: 'complete', text: 'Sorry.' },
    ],
    [
      'arguments of the wrong shape',
      [calls({ name: 'read_day', arguments: { day: 7 } }), says('Sorry.')],
      { state: 'complete' },
    ],
    ['a missing tool', [calls({ name: 'send_money', arguments: {} }), says('Sorry.')], { state: 'complete' }],
    ['endless tool calls', [calls(readAda)], { state: 'cut' }],
  ])('that fails has a state: %s', async (_, turns, expected) => {
    const { answer: given } = await asks(office, turns);
    expect(given.message).toMatchObject(expected);
    expect(world.stored(`conversations/${given.conversationId}`)).toMatchObject({ runningId: '' });
  });

  it('ends when the assistant is turned off, or a cap reached, in the middle', async () => {
    const mark = await world.script({ reply: { ...calls(readAda).reply, firstByteMs: 150 } }, says('Never.'));
    const asking = world.ask(office, { text: `Hello ${mark}` });
    await new Promise((resolve) => setTimeout(resolve, 60));
    await world.settings({ personCapCents: 0 });
    expect((await asking).answer.message).toMatchObject({ state: 'failed', failure: 'cap-reached' });

    await world.settings({});
    const other = await world.script({ reply: { ...calls(readAda).reply, firstByteMs: 150 } }, says('Never.'));
    const second = world.ask(office, { text: `Hello ${other}` });
    await new Promise((resolve) => setTimeout(resolve, 60));
    await world.deps.db.doc(`users/${office.uid}`).update({ 'features.aiAssistant': false });
    expect((await second).answer.message).toMatchObject({ state: 'failed', failure: 'switched-off' });
  });

  it('warns when a cap is near', async () => {
    await world.settings({ personCapCents: 10 });
    const { chunks } = await asks(office, [{ reply: { text: 'Costly.', usage: { input: 30_000, output: 10 } } }]);
    expect(chunks).toContainEqual(expect.objectContaining({ t: 'notice', kind: 'cap-near' }));
  });

  it('and everything belonging to it is deleted after 90 days', async () => {
    const { answer: given } = await asks(office, [
      calls({ name: 'draft_note', arguments: { on: 'customer', id: ADA.id, text: 'x', reason: 'y' } }),
      says('Ok.'),
    ]);
    world.wait(91 * 24 * 60);
    await runNightly(world.deps, 'clearExpired', expiredRecords);
    for (const path of [
      `conversations/${given.conversationId}`,
      `conversationMessages/${given.message.id}`,
      `aiProposals/${given.proposals[0]?.id ?? ''}`,
    ])
      expect(world.stored(path)).toBeUndefined();
  });
});
