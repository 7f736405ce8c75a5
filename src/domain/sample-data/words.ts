/** Why nothing is sent or billed to a sample, and how to release one that has become real. */
export const SAMPLE_CUSTOMER =
  'This is a sample customer: nothing is sent or billed to it. Choose a customer of your own, or remove the sample data in the settings first; what you changed stays.';
