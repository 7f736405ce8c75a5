import { error as logError } from 'firebase-functions/logger';
import type { AnswerChunk, AssistantAnswer, AssistantQuestion, UsageShare } from '@/domain/assistant/api';
import { hasFeature } from '@/domain/access/features';
import { purposeOf } from '@/domain/assistant/purpose';
import { CAP_WARNING_PERCENT, isPurposeOn } from '@/domain/assistant/settings';
import { proposalSchema } from '@/domain/assistant/proposal';
import { ownTechnician } from '@/domain/technician/queries';
import { userSchema } from '@/domain/user/schema';
import { payerOf, readAiSettings, readStanding, switchedOff } from '../ai/usage';
import type { Member } from '../platform/access';
import type { Deps } from '../platform/admin';
import { createdStamp } from '../platform/audit';
import { inCompany, techniciansOf, users } from '../platform/collections';
import { asked } from '../platform/listQuery';
import { denied } from '../platform/errors';
import { newChips } from './chips';
import { newDesk } from './desk';
import { runLoop, type Outcome } from './loop';
import { newProposing } from './propose';
import { PROMPT_ID, assistantPrompt } from './prompts/assistantV3';
import { hash, newToolRun } from './runTools';
import { beginTurn, endTurn, keepAnswer } from './turns';
import { toolsOf } from './tools/all';

type Streaming = { send: (chunk: AnswerChunk) => Promise<void>; signal: AbortSignal };

/** Answers one of a member's questions, from claiming its conversation to the last chunk. */
export async function answerQuestion(
  deps: Deps,
  question: AssistantQuestion,
  asking: Member,
  { send, signal }: Streaming,
): Promise<AssistantAnswer> {
  const { conversationId, task, text, pictures, open, language } = question;
  const { companyId, uid } = asking;
  const purpose = purposeOf(task, pictures.length);
  const settings = await readAiSettings(deps, companyId);
  if (!isPurposeOn(settings, purpose)) throw switchedOff();
  const payer = payerOf(asking);
  const begun = await beginTurn(deps, asking, question);
  if (begun.kind === 'known') {
    const proposals = await proposalsOf(deps, companyId, begun.answer.proposalIds);
    return {
      conversationId,
      message: begun.answer,
      proposals,
      usage: (await readStanding(deps, payer, settings)).usage,
    };
  }

  // Chunks go out in order: each waits for the previous one.
  let sending = Promise.resolve();
  const queue = (chunk: AnswerChunk): void => {
    sending = sending.then(async () => send(chunk)).catch(() => undefined);
  };
  queue({ t: 'started', conversationId, questionId: question.questionId, answerId: begun.answerId });

  // A copy whose permissions are refreshed before each round.
  const member: Member = { ...asking };
  const chips = newChips({
    onSources: (sources) => {
      queue({ t: 'sources', sources: [...sources] });
    },
    onFigure: (figure) => {
      queue({ t: 'figure', figure });
    },
  });
  const technicianId = await technicianIdOf(deps, member);
  const desk = newDesk(deps, member, { timeZone: question.timeZone, open, pictures, chips, technicianId });
  const proposing = newProposing(desk, {
    conversationId,
    messageId: begun.answerId,
    expiresAt: begun.answer.expiresAt,
    onProposal: (proposal) => {
      queue({ t: 'proposal', proposal });
    },
  });
  const tools = toolsOf(task);
  const toolRun = newToolRun({
    tools,
    desk,
    proposing,
    onUse: (use) => {
      queue({ t: 'tool', ...use });
    },
  });

  let shown = '';
  const messageSoFar = (outcome: Outcome | null) => ({
    ...begun.answer,
    text: outcome?.text ?? shown,
    state: outcome?.state ?? ('running' as const),
    failure: outcome?.failure ?? ('' as const),
    note: outcome?.note ?? '',
    tools: [...toolRun.uses].slice(0, 100),
    sources: [...chips.sources],
    figures: [...chips.figures],
    proposalIds: proposing.proposals.map(({ id }) => id),
    unsupported: outcome?.unsupported ?? [],
    costMicrodollars: outcome?.costMicrodollars ?? 0,
  });

  const refresh = async (): Promise<void> => {
    const stored = await users(deps.db).doc(uid).get();
    const user = userSchema.safeParse(stored.data()).data;
    if (!user || user.disabled || user.companyId !== companyId || !hasFeature(user.features, 'aiAssistant'))
      throw denied('The assistant was turned off for you.');
    member.user = { ...user, id: uid };
    if (shown !== '' || toolRun.uses.length > 0) await keepAnswer(deps, companyId, messageSoFar(null));
  };

  let outcome: Outcome;
  try {
    outcome = await runLoop(
      { task, purpose, text, language, history: begun.history },
      {
        desk,
        payer,
        tools,
        toolRun,
        signal,
        refresh,
        onText: (more) => {
          shown += more;
          queue({ t: 'text', d: more });
        },
        onNotice: (kind) => {
          queue({ t: 'notice', kind, words: NOTICES[kind] });
        },
      },
    );
  } catch (error) {
    logError('assistant', { stack: error instanceof Error ? error.stack : typeof error });
    outcome = {
      text: shown,
      state: 'failed',
      failure: 'unexpected',
      note: 'Something went wrong on our side. Please try again.',
      unsupported: [],
      costMicrodollars: 0,
      rounds: [],
    };
  }
  const message = messageSoFar(outcome);
  await endTurn(deps, companyId, message);
  await keepRun(deps, asking, { message, outcome, log: toolRun.log, task });
  const { usage } = await readStanding(deps, payer, settings);
  const near = nearCap(usage);
  if (near !== '') queue({ t: 'notice', kind: 'cap-near', words: near });
  queue(
    outcome.state === 'failed'
      ? { t: 'failed', failure: outcome.failure, words: outcome.note, message, usage }
      : { t: 'done', message, usage },
  );
  await sending;
  return { conversationId, message, proposals: [...proposing.proposals], usage };
}

/** Returns the person's technician id, or '' if they aren't on the schedule. */
async function technicianIdOf({ db }: Deps, { uid, company }: Member): Promise<string> {
  const { docs } = await asked(techniciansOf(db, company.ownerId), ownTechnician(uid)).get();
  return docs[0]?.id ?? '';
}

const NOTICES = {
  retry: 'The AI service did not answer; trying again …',
  fallback: 'The AI service did not answer; asking another one …',
} as const;

/** Returns the warning about the caps, or '' while usage is well below them. */
function nearCap({ personPercent, companyPercent }: UsageShare): string {
  const of = (percent: number, whose: string): string =>
    percent >= 100
      ? `${whose} AI is used up.`
      : percent >= CAP_WARNING_PERCENT
        ? `${String(percent)}% of ${whose.toLowerCase()} AI is used.`
        : '';
  return of(companyPercent, 'Your company’s') || of(personPercent, 'Your');
}

/** Stores a log of the run for later review: hashes, figures and tool names; nothing anyone said. */
async function keepRun(
  deps: Deps,
  { companyId, uid }: Member,
  {
    message,
    outcome,
    log,
    task,
  }: {
    message: { id: string; expiresAt: string; proposalIds: readonly string[] };
    outcome: Outcome;
    log: readonly object[];
    task: AssistantQuestion['task'];
  },
): Promise<void> {
  await inCompany(deps.db, companyId, 'aiRuns')
    .doc(message.id)
    .set({
      uid,
      task,
      promptId: PROMPT_ID,
      promptHash: hash(assistantPrompt(task)),
      state: outcome.state,
      failure: outcome.failure,
      rounds: outcome.rounds,
      tools: log.slice(0, 100),
      proposalIds: message.proposalIds,
      costMicrodollars: outcome.costMicrodollars,
      expiresAt: message.expiresAt,
      ...createdStamp(uid, deps.now()),
    });
}

async function proposalsOf(
  { db }: Deps,
  companyId: string,
  ids: readonly string[],
): Promise<AssistantAnswer['proposals']> {
  const all = inCompany(db, companyId, 'aiProposals');
  const stored = await Promise.all(ids.map(async (id) => all.doc(id).get()));
  return stored.flatMap((one) => {
    const read = proposalSchema.safeParse(one.data());
    return read.success ? [{ ...read.data, id: one.id }] : [];
  });
}
