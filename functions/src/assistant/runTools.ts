import { createHash } from 'node:crypto';
import { error as logError } from 'firebase-functions/logger';
import { ZodError } from 'zod';
import type { ToolUse } from '@/domain/assistant/schema';
import { AppError } from '@/lib/appError';
import { cutText } from '@/lib/cutText';
import type { ToolCall, ToolResult } from '../ai/port';
import type { Desk } from './desk';
import type { Proposing } from './propose';
import { ToolRefusal } from './tools/refusal';
import type { Tool } from './tools/tool';

/** Maximum calls a model may make per round. Others are refused. */
const CALLS_LIMIT = 8;
/** Repeating the same call more often than this is a loop. */
const REPEATS_LIMIT = 2;
const RESULT_LENGTH = 24_000;

export type ToolRun = {
  /** Runs a round's calls in order, and returns the results for the model. */
  run: (calls: readonly ToolCall[], signal: AbortSignal) => Promise<ToolResult[]>;
  uses: readonly ToolUse[];
  /** All tool output, as the model read it. */
  given: readonly string[];
  log: readonly { name: string; argumentsHash: string; resultHash: string; isError: boolean }[];
};

type About = { tools: readonly Tool[]; desk: Desk; proposing: Proposing; onUse: (use: ToolUse) => void };

export function newToolRun({ tools, desk, proposing, onUse }: About): ToolRun {
  const uses: ToolUse[] = [];
  const given: string[] = [];
  const log: { name: string; argumentsHash: string; resultHash: string; isError: boolean }[] = [];
  const asked = new Map<string, number>();

  const note = (use: ToolUse): void => {
    const index = uses.findIndex(({ id }) => id === use.id);
    if (index === -1) uses.push(use);
    else uses[index] = use;
    onUse(use);
  };

  const one = async (call: ToolCall): Promise<ToolResult> => {
    const tool = tools.find(({ name }) => name === call.name);
    const json = parsed(call.json);
    const words = tool?.words(json) ?? 'Trying something that it cannot do';
    const use = { id: cutText(call.id, 128), name: cutText(call.name, 64), words: cutText(words, 200) };
    note({ ...use, state: 'running' });
    const key = `${call.name} ${call.json}`;
    asked.set(key, (asked.get(key) ?? 0) + 1);
    let result: { content: string; isError: boolean };
    if (!tool) result = refused(`There is no tool ${call.name.slice(0, 64)}.`);
    else if (json === undefined) result = refused('The arguments are not JSON.');
    else if ((asked.get(key) ?? 0) > REPEATS_LIMIT)
      result = refused('This was asked already. Answer with what you have.');
    else result = await carriedOut(tool, json);
    note({ ...use, state: result.isError ? 'failed' : 'done' });
    given.push(result.content);
    log.push({
      name: use.name,
      argumentsHash: hash(call.json),
      resultHash: hash(result.content),
      isError: result.isError,
    });
    return { callId: call.id, ...result };
  };

  const carriedOut = async (tool: Tool, json: unknown): Promise<{ content: string; isError: boolean }> => {
    try {
      const content = JSON.stringify(await tool.run(desk, json, proposing));
      return content.length <= RESULT_LENGTH
        ? { content, isError: false }
        : refused('That is too much at once. Ask for less: fewer days, one customer, a narrower search.');
    } catch (error) {
      if (error instanceof ToolRefusal) return refused(error.message);
      if (error instanceof AppError) return refused(error.userMessage);
      if (error instanceof ZodError) {
        const [issue] = error.issues;
        return refused(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'not as the tool takes it'}`);
      }
      // No arguments: they contain what customers said.
      logError('assistant tool', { tool: tool.name, stack: error instanceof Error ? error.stack : typeof error });
      return refused('This does not work at the moment.');
    }
  };

  return {
    uses,
    given,
    log,
    run: async (calls, signal) => {
      const results: ToolResult[] = [];
      for (const [index, call] of calls.entries()) {
        if (signal.aborted) break;
        results.push(
          index < CALLS_LIMIT
            ? await one(call)
            : { callId: call.id, ...refused('So many at once are too many. Ask for these in the next round.') },
        );
      }
      return results;
    },
  };
}

const refused = (sentence: string): { content: string; isError: boolean } => ({
  content: JSON.stringify({ error: sentence }),
  isError: true,
});

function parsed(json: string): unknown {
  try {
    return JSON.parse(json === '' ? '{}' : json) as unknown;
  } catch {
    return undefined;
  }
}

export const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 32);
