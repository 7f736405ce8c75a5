/** Props of the edit form for each kind of proposal. */
export type EditFormProps<Fields> = {
  fields: Fields;
  submitLabel: string;
  /** Applies the user's version. Errors are shown next to the buttons, and nothing typed is lost. */
  onSubmit: (fields: Fields) => Promise<void>;
  onClose: () => void;
};
