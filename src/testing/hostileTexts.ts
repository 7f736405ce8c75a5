/** Texts that no layout expects and every customer has. Each one is different, so that a test sees which one is lost. */
export class HostileTexts {
  #count = 0;
  get #next(): string {
    this.#count += 1;
    return String(this.#count).padStart(3, '0');
  }

  /** No space, punctuation or other place to break it. */
  readonly word = (letters = 200): string => {
    const each = `W${this.#next}m`;
    return each.repeat(Math.ceil(letters / each.length)).slice(0, letters);
  };
  readonly address = (): string =>
    `https://manuals.example.com/literature/residential/no-${this.#next}/installation-operation-and-maintenance-2026-rev-12.pdf`;
  readonly model = (): string => `GZV6SA3610AA-R454B-INVERTER-CONDENSER-3.0T/BTU36000_${this.#next}`;
  /** One paragraph, with a double space now and then. */
  readonly prose = (letters: number): string => {
    let text = `Begin${this.#next}`;
    for (let index = 0; text.length < letters; index += 1)
      text += index % 9 === 8 ? `  two-stage,  ` : ` wording${String(index)}`;
    return text.slice(0, letters).trim();
  };
  /** One line per item, as lists are pasted. */
  readonly list = (lines: number): string => {
    const id = this.#next;
    return Array.from({ length: lines }, (_, index) => `part${id}.${String(index + 1).padStart(3, '0')}`).join('\n');
  };
  /** With emoji, invisible characters, and a right-to-left name next to a number. */
  readonly name = (): string => `${this.#next} 👩‍🔧 Łukasz ליאת\u00a0כהן\u200f 2565 1️⃣ ☎️ a\u0301`;
  readonly short = (): string => `Short${this.#next}`;
  /** In US dollars, as large as amounts get. */
  readonly amount = (): string => `$14,814,${this.#next}.68`;
}
