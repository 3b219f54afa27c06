import { guardInstruction, NESTED_FIELD } from './field-instruction.js';
import { Refused } from './refused.js';
import type { XmlElement } from './xml-elements.js';

/** As Word writes it, and as its strict form does; and the prefix that our own reader goes by, where nobody says what it stands for. */
const WORD: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'http://purl.oclc.org/ooxml/wordprocessingml/main',
  'w',
]);
const INSTRUCTION_TEXTS: ReadonlySet<string> = new Set(['instrText', 'delInstrText']);
const TEXTS: ReadonlySet<string> = new Set(['t', 'delText']);
const BLANKS: ReadonlySet<string> = new Set(['br', 'cr', 'tab']);
const DELETED: ReadonlySet<string> = new Set(['del', 'moveFrom']);

interface Field {
  place: string;
  instruction: string;
  /** Behind its instruction stands what was shown last. */
  showsResult: boolean;
}

/**
 * Follows the fields of a part of a Word document, one in another, and joins what they are told over all runs. Whole fields are judged.
 *
 * An instruction stands where its field begins. Where a piece of it stands in something that Word may leave out (a form for other versions, what
 * other programs added, what was deleted), nobody knows what Word would read: such a document is refused.
 */
export class WordFields {
  private readonly fields: Field[] = [];
  /** Elements of other vocabularies around, by numbers: within each of them Word may read nothing. */
  private readonly foreign: number[] = [];
  private foreignSeen = 0;
  private deleted = 0;
  /** Pieces outside of any field. */
  private readonly loose: Field = { place: '', instruction: '', showsResult: false };

  /** @throws Refused CV_HAS_PROGRAM, CV_REACHES_OUT */
  open(element: XmlElement): void {
    if (!WORD.has(element.namespace)) {
      this.foreignSeen += 1;
      this.foreign.push(this.foreignSeen);
    } else if (DELETED.has(element.name)) this.deleted += 1;
    else if (element.name === 'fldChar') this.mark(wordAttribute(element, 'fldCharType'));
    else if (element.name === 'fldSimple') this.openSimple(wordAttribute(element, 'instr'));
    else if (BLANKS.has(element.name)) this.write(' ');
  }

  close({ namespace, name }: XmlElement): void {
    if (!WORD.has(namespace)) this.foreign.pop();
    else if (DELETED.has(name)) this.deleted -= 1;
    else if (name === 'fldSimple') this.end();
  }

  text(text: string, { namespace, name }: XmlElement): void {
    if (!WORD.has(namespace)) return;
    if (INSTRUCTION_TEXTS.has(name)) this.instruct(this.fields.at(-1) ?? this.loose, text);
    else if (TEXTS.has(name)) this.write(text);
  }

  /** Also of fields that were left open. */
  finish(): void {
    for (const { instruction } of [...this.fields, this.loose]) guardInstruction(instruction);
  }

  /** Text that belongs to an instruction where one is being read. */
  private write(text: string): void {
    const field = this.fields.at(-1);
    if (field !== undefined && !field.showsResult) this.instruct(field, text);
  }

  private instruct(field: Field, text: string): void {
    if (field !== this.loose) this.requirePlace(field);
    field.instruction += text;
  }

  private mark(type: string): void {
    if (type === 'begin') {
      this.begin(false);
      return;
    }
    const field = this.fields.at(-1);
    if (field === undefined) return;
    this.requirePlace(field);
    field.showsResult = true;
    if (type === 'end') this.end();
  }

  private openSimple(instruction: string): void {
    guardInstruction(instruction);
    this.begin(true);
  }

  private begin(showsResult: boolean): void {
    this.write(NESTED_FIELD);
    this.fields.push({ place: this.place(), instruction: '', showsResult });
  }

  private end(): void {
    guardInstruction(this.fields.pop()?.instruction ?? '');
  }

  private requirePlace({ place }: Field): void {
    if (place !== this.place()) {
      throw new Refused('CV_HAS_PROGRAM');
    }
  }

  private place(): string {
    return `${this.foreign.at(-1) ?? 0} ${this.deleted > 0}`;
  }
}

function wordAttribute(element: XmlElement, name: string): string {
  const attributes = element.attributes().filter(({ namespace }) => WORD.has(namespace));
  return attributes.find((attribute) => attribute.name === name)?.value.trim() ?? '';
}
