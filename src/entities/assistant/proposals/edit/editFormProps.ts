/** What the form of each kind of proposal takes. */
export type EditFormProps<Fields> = {
  fields: Fields;
  submitLabel: string;
  /** Applies the person's own version. Errors are shown next to the buttons, and nothing typed is lost. */
  onSubmit: (fields: Fields) => Promise<void>;
  onClose: () => void;
};
