// A waiting query retries many times, and Testing Library prints the whole page into each attempt's error: a tenth of the page tests'
// time. Here only the final error includes the page.
import { configure } from '@testing-library/react';

/** Set by Testing Library during retries; missing from its types. */
type Attempting = { _disableExpensiveErrorDiagnostics?: boolean };

configure(({ getElementError }) => ({
  getElementError(this: Attempting, message, container) {
    if (this._disableExpensiveErrorDiagnostics !== true) return getElementError(message, container);
    return Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' });
  },
}));
