/** The reason a provider gave no times, as shown on the planner's page. */
export class TravelError extends Error {
  readonly reason: 'quota' | 'refused' | 'silent' | 'wrong';

  constructor(reason: TravelError['reason'], detail: string) {
    super(`${reason}: ${detail}`);
    this.name = 'TravelError';
    this.reason = reason;
  }
}

const SENTENCES: Record<TravelError['reason'], string> = {
  quota: 'The provider of drive times has had enough requests for now.',
  refused: 'The provider of drive times refused our key. Please tell your administrator.',
  silent: 'The provider of drive times does not answer.',
  wrong: 'The provider of drive times gave an answer that cannot be read.',
};

/** Returns the message for the person planning. */
export const travelFault = (error: unknown): string =>
  SENTENCES[error instanceof TravelError ? error.reason : 'silent'];

/** Converts a non-success status to an error. */
export function refusedWith(status: number): TravelError {
  if (status === 429) return new TravelError('quota', 'HTTP 429');
  if (status === 401 || status === 403) return new TravelError('refused', `HTTP ${status}`);
  return new TravelError(status >= 500 ? 'silent' : 'wrong', `HTTP ${status}`);
}
