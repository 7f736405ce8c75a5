/** Uses of a model: each has its own model (`functions/src/ai/models.ts`), and a company can turn each off separately. */
export const AI_PURPOSES = ['answer', 'draft', 'picture', 'ad-copy', 'ad-picture'] as const;
export type AiPurpose = (typeof AI_PURPOSES)[number];

export const AI_PURPOSE_LABELS: Record<AiPurpose, { title: string; description: string }> = {
  answer: { title: 'Answers', description: 'Questions about your own records, and what to do next.' },
  draft: { title: 'Drafts', description: 'Estimates, notes, jobs and messages, written for you to check.' },
  picture: { title: 'Reading pictures', description: 'Nameplates, plans and other photos that you show it.' },
  'ad-copy': { title: 'Ad texts', description: 'Texts of the ad generator.' },
  'ad-picture': { title: 'Ad pictures', description: 'Pictures that the ad generator makes.' },
};

/** Tasks a user can give the assistant. The task determines instructions and tools, and which purpose it counts as. */
export const ASSISTANT_TASKS = ['ask', 'summary', 'dictation', 'nameplate', 'translation', 'manual-j'] as const;
export type AssistantTask = (typeof ASSISTANT_TASKS)[number];

/**
 * - `ask`: a question in the chat, or a request.
 * - `summary`: what to know about a house before the visit; `open` names the property, customer or job.
 * - `dictation`: speech that becomes a note, a job or fields of the form; `text` is the transcript.
 * - `nameplate`: a photo of a nameplate that becomes equipment; `open` names the property.
 * - `translation`: `text` in another language; needs no records and reads none.
 * - `manual-j`: the assistant next to a load calculation; `open` names it.
 */
const TASK_PURPOSES: Record<AssistantTask, AiPurpose> = {
  ask: 'answer',
  summary: 'answer',
  dictation: 'draft',
  nameplate: 'picture',
  translation: 'draft',
  'manual-j': 'answer',
};

/** Returns the purpose a request counts as: pictures are read by the picture model, whatever the task. */
export const purposeOf = (task: AssistantTask, pictureCount: number): AiPurpose =>
  pictureCount > 0 ? 'picture' : TASK_PURPOSES[task];
