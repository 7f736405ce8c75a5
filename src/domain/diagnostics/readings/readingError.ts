import { AppError } from '@/lib/appError';

/** An impossible reading: which field, and a sentence for the technician. */
export class ReadingError extends AppError {
  /** Name of the input, `additions.0.date` in a list. */
  readonly field: string;

  constructor(field: string, message: string) {
    super({ code: 'invalid', userMessage: message });
    this.field = field;
  }
}
