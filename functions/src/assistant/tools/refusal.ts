/** A tool's refusal to do what was requested. The message goes to the model, which tells the person. */
export class ToolRefusal extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'ToolRefusal';
  }
}

export const notThere = (noun: string): ToolRefusal => new ToolRefusal(`There is no such ${noun} in this company.`);
