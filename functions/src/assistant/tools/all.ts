import type { AssistantTask } from '@/domain/assistant/purpose';
import { CALCULATION_TOOLS } from './calculations';
import { CUSTOMER_TOOLS } from './customers';
import { CUSTOMER_DRAFTS } from './customerDrafts';
import { LOAD_DRAFTS } from './loadDrafts';
import { RECORD_DRAFTS } from './recordDrafts';
import { MONEY_TOOLS } from './money';
import type { Tool } from './tool';
import { WORK_TOOLS } from './work';

/** Everything that the assistant can do. There is no query, no address to fetch, no code to run, and nothing that sends. */
const TOOLS: readonly Tool[] = [
  ...CUSTOMER_TOOLS,
  ...WORK_TOOLS,
  ...MONEY_TOOLS,
  ...CALCULATION_TOOLS,
  ...RECORD_DRAFTS,
  ...CUSTOMER_DRAFTS,
  ...LOAD_DRAFTS,
];

const NAMES: Partial<Record<AssistantTask, readonly string[]>> = {
  translation: [],
  nameplate: ['draft_equipment', 'read_house', 'find_customers'],
  'manual-j': ['read_load', 'what_if_load', 'explain_load', 'draft_load_change', 'read_house', 'find_calculations'],
};

/** The tools of a task, always in the same order, so that what comes before the question is the same and is kept ready. */
export function toolsOf(task: AssistantTask): readonly Tool[] {
  const names = NAMES[task];
  return names ? TOOLS.filter(({ name }) => names.includes(name)) : TOOLS;
}
