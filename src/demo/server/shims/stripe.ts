import { AppError } from '@/lib/appError';

/** In place of Stripe's SDK. */
export default class NoStripe {
  constructor() {
    throw new AppError({
      code: 'failed-precondition',
      userMessage: 'The demo reaches no card provider: nothing leaves this tab. Record a check or cash instead.',
    });
  }

  static createNodeHttpClient(): unknown {
    return {};
  }
}
