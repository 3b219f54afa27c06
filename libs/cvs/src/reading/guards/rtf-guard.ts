import { HIDDEN_RTF_GROUPS, RTF_SIGNS, type RtfToken, rtfTokens } from '@babelboard/document-reading/contract';
import { isHarmlessLink, isOnOwnDisk, isOutside } from './addresses.js';
import { guardInstruction, NESTED_FIELD } from './field-instruction.js';
import { Refused } from './refused.js';

/** Word's own documents stay below twenty. */
const DEEPEST_GROUP = 200;
/** All that RTF has about objects of other programs begins so, also what a reader makes of words that are cut. */
const OBJECT = /^(obj|oleclsid)/;
/** Letters for many: where their addresses come from. Documents in this one. */
const FETCHING = /^(mm(connect|data|header|query|odso)|subdocument)/;
/** Groups whose text says where something lies that is loaded. */
const SOURCES: ReadonlySet<string> = new Set(['template', 'fontfile', 'nextfile', 'file', 'xform']);
/** Groups whose text says where links lead, or where they begin. */
const LINKS: ReadonlySet<string> = new Set(['hlfr', 'hlinkbase', 'hlsrc']);
/** What has to be known to the letter. */
const EXACT: ReadonlySet<string> = new Set(['fldinst', ...SOURCES, ...LINKS]);
/** Properties of a drawing that name a picture. */
const PICTURE_NAME = /(pib|blip)name$/i;
/** Of objects as files of their own, and of the folder of files in which they lie, in the digits in which RTF holds bytes. */
const OBJECT_DATA = /^010500000[12]000000|d0cf11e0a1b11ae1/;
/** What Word keeps beside a document: XML of other programs, held as an object of this kind. */
const DATA_STORE = /^01050000020000001800{3}004d73786d6c322e534158584d4c526561646572/;
/** What a field showed last, and heads and feet of pages: their text is that of the document, not of what is around them. */
const APART: ReadonlySet<string> = new Set(['fldrslt', 'footerl', 'footerr', 'headerl', 'headerr']);
/** What programs write into an instruction beside its words: bytes that say the same, a field to fill in, marks, pictures. */
const BESIDE: ReadonlySet<string> = new Set(
  'atrfend atrfstart bkmkend bkmkstart datafield fldrslt formfield nonshppict pict shppict'.split(' '),
);

/** Starred groups whose text is not bytes alone. */
const OWN_MEANING: ReadonlySet<string> = new Set([...SOURCES, ...LINKS, 'datastore', 'sn', 'sv']);

/** Text that means something other than text: an instruction, an address. */
interface Meaning {
  word: string;
  text: string;
}

interface Group {
  /** What its text means; null where it is only text, or nothing. */
  meaning: Meaning | null;
  /** How many stand-ins follow a letter by its number. */
  standIns: number;
  /** Nothing of it was seen yet: here stands what kind of group it is. */
  isNew: boolean;
}

/**
 * Looks at what an RTF document is told to do, by the words that a reader sees in it.
 * @throws Refused CV_HAS_PROGRAM with objects in it, CV_REACHES_OUT, CV_TOO_COMPLEX with groups too deep in each other or with bare bytes,
 *   CV_BROKEN where groups are left open
 */
export function guardRtf(bytes: Buffer): void {
  const guard = new RtfGuard();
  for (const token of rtfTokens(bytes.toString('latin1'))) guard.take(token);
  guard.finish();
}

class RtfGuard {
  private group: Group = { meaning: null, standIns: 1, isNew: true };
  private readonly outer: Group[] = [];
  private isStarred = false;
  private skip = 0;
  /** The property of a drawing whose value comes next. */
  private property = '';

  take(token: RtfToken): void {
    if (token.kind === 'open') this.open();
    else if (token.kind === 'close') this.close();
    else if (token.kind === 'control') this.control(token.word.toLowerCase(), token.value);
    else this.text(token.kind === 'byte' ? String.fromCharCode(token.byte) : token.text);
  }

  finish(): void {
    if (this.outer.length > 0) {
      throw new Refused('CV_BROKEN');
    }
  }

  private open(): void {
    this.outer.push(this.group);
    if (this.outer.length > DEEPEST_GROUP) {
      throw new Refused('CV_TOO_COMPLEX');
    }
    this.group = { ...this.group, isNew: true };
    this.isStarred = false;
    this.skip = 0;
  }

  private close(): void {
    this.endMeaning();
    this.group = this.outer.pop() ?? this.group;
    this.skip = 0;
  }

  private control(word: string, value: number | null): void {
    if (OBJECT.test(word)) {
      throw new Refused('CV_HAS_PROGRAM');
    }
    if (FETCHING.test(word)) {
      throw new Refused('CV_REACHES_OUT');
    }
    // Readers disagree on how many bytes they pass over, and so on what follows. No word processor writes it.
    if (word === 'bin') {
      throw new Refused('CV_TOO_COMPLEX');
    }
    if (word === '*') {
      this.isStarred = true;
      return;
    }
    // A stand-in for a letter is a letter; some readers take a control for one, and others obey it.
    if (this.skip > 0) this.guardDoubt();
    this.write(word, value);
    this.enter(word);
    this.isStarred = false;
    this.group.isNew = false;
  }

  /** Controls that stand for letters, or part words. */
  private write(word: string, value: number | null): void {
    if (word === 'uc') this.group.standIns = value ?? 1;
    else if (word === 'u') {
      this.append(String.fromCharCode((value ?? 0) & 0xffff));
      this.skip = this.group.standIns;
    } else if (word === 'par' || word === 'line') this.append(' ');
    else this.append(RTF_SIGNS[word] ?? '');
  }

  /** Where a group begins whose text means something, or nothing to what is around it. */
  private enter(word: string): void {
    if (word === 'fldinst') {
      this.append(NESTED_FIELD);
      this.mean(word);
    } else if (word === 'deleted') {
      // No group of its own: letters that some readers leave out.
      this.guardDoubt();
    } else if (this.isStarred || HIDDEN_RTF_GROUPS.has(word) || APART.has(word) || SOURCES.has(word)) {
      if (!BESIDE.has(word) || !this.group.isNew) this.guardDoubt();
      this.mean(this.isStarred && !OWN_MEANING.has(word) ? 'data' : word);
    } else if (LINKS.has(word)) this.mean(word);
  }

  private mean(word: string): void {
    this.endMeaning();
    this.group.meaning = { word, text: '' };
  }

  /** Judges what began in this group. */
  private endMeaning(): void {
    const { meaning } = this.group;
    if (meaning !== null && meaning !== this.outer.at(-1)?.meaning) this.judge(meaning);
  }

  /** @throws Refused where nobody can say what an instruction or an address is */
  private guardDoubt(): void {
    if (EXACT.has(this.group.meaning?.word ?? '')) {
      throw new Refused('CV_HAS_PROGRAM');
    }
  }

  private text(text: string): void {
    this.group.isNew = false;
    const rest = text.slice(this.skip);
    this.skip = Math.max(0, this.skip - text.length);
    this.append(rest);
  }

  private append(text: string): void {
    if (this.group.meaning !== null) this.group.meaning.text += text;
  }

  private judge({ word, text }: Meaning): void {
    if (word === 'fldinst') guardInstruction(text);
    else if (word === 'data' || word === 'datastore') guardData(word, text);
    else if (word === 'sn') this.property = text.trim();
    else if (!this.mayLeadTo(word, text)) {
      throw new Refused('CV_REACHES_OUT');
    }
  }

  private mayLeadTo(word: string, address: string): boolean {
    if (LINKS.has(word)) return isHarmlessLink(address);
    const loads = SOURCES.has(word) || (word === 'sv' && PICTURE_NAME.test(this.property));
    return !loads || !isOutside(address) || (word === 'template' && isOnOwnDisk(address));
  }
}

/** Bytes as digits, in a group that nobody reads as text. */
function guardData(word: string, text: string): void {
  const digits = text.replace(/[^\da-f]/gi, '').toLowerCase();
  const isStore = word === 'datastore' && DATA_STORE.test(digits);
  if (OBJECT_DATA.test(digits) && !isStore) {
    throw new Refused('CV_HAS_PROGRAM');
  }
}
